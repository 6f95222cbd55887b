import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { LocalPrice } from '../../../ui/LocalPrice';
import { accessibilityProblems } from '../../../testing/axe';
import { person } from '../../../testing/people';
import { renderApp, type Surroundings } from '../../../testing/render';
import { fakeServer, Refusal } from '../../../testing/server';
import { CurrencyBadge } from './CurrencyBadge';
import { detectCurrency, type DetectionSources } from './detect';

const FIRST = 'https://one.example/geo';
const SECOND = 'https://two.example/geo';

type Answers = Record<string, () => Promise<Response>>;

const answering =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));

/** The ways to find out, with what each answers; what was asked and complained of is noted. */
function sources(answers: Answers, rest: Partial<DetectionSources> = {}) {
  const asked: string[] = [];
  const warned: string[] = [];
  const all: DetectionSources = {
    geoUrls: [FIRST, SECOND],
    fetch: (url, init) => {
      const address = url as string;
      asked.push(address);
      return new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Too late', 'TimeoutError')));
        void answers[address]?.().then(resolve, reject);
      });
    },
    languages: ['en', 'en-GB'],
    timeZone: () => 'Europe/Zurich',
    warn: (what) => warned.push(what),
    ...rest,
  };
  return { all, asked, warned };
}

describe('[customer §4 Currency] detection', () => {
  it('takes the first service’s country code, and asks nobody else', async () => {
    const { all, asked, warned } = sources({ [FIRST]: answering({ country_code: 'JP' }) });
    expect(await detectCurrency(all)).toEqual({ currency: 'JPY', country: 'Japan', symbol: '¥' });
    expect([asked, warned]).toEqual([[FIRST], []]);
  });

  it.each<[string, () => Promise<Response>]>([
    ['refuses', answering({}, 429)],
    ['is away', () => Promise.reject(new TypeError('offline'))],
    ['says nothing of use', answering('<html>')],
    ['names no known country', answering({ country_code: 'XX' })],
    ['does not answer in time', () => new Promise(() => undefined)],
  ])(
    '[customer §8] goes on to the second service’s country, with a warning, where the first %s',
    async (_how, first) => {
      const { all, asked, warned } = sources({ [FIRST]: first, [SECOND]: answering({ country: 'Sweden' }) });
      expect(await detectCurrency({ ...all, stepMs: 20 })).toMatchObject({ currency: 'SEK' });
      expect(asked).toEqual([FIRST, SECOND]);
      expect(warned).toEqual([`Geolocation by ${FIRST} failed`]);
    },
  );

  it('[customer §8] then takes the time zone, the browser’s language, and Pakistan, each with a warning', async () => {
    const none: Answers = { [FIRST]: answering({}, 500), [SECOND]: answering({}, 500) };
    const byZone = sources(none);
    expect(await detectCurrency(byZone.all)).toMatchObject({ currency: 'CHF' });
    expect(byZone.warned).toHaveLength(2);

    const byLanguage = sources(none, { timeZone: () => 'UTC' });
    expect(await detectCurrency(byLanguage.all)).toMatchObject({ currency: 'GBP' });
    expect(byLanguage.warned).toHaveLength(3);

    const unreadable = () => {
      throw new RangeError('no zone');
    };
    const byDefault = sources(none, { languages: [], timeZone: unreadable });
    expect(await detectCurrency(byDefault.all)).toEqual({ currency: 'PKR', country: 'Pakistan', symbol: '₨' });
    expect(byDefault.warned).toHaveLength(4);
  });

  it('an English browser in Karachi reads rupees', async () => {
    const { all } = sources({}, { geoUrls: [], languages: ['en-US', 'en'], timeZone: () => 'Asia/Karachi' });
    expect(await detectCurrency(all)).toMatchObject({ currency: 'PKR' });
  });

  it('bounds each step in time', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    const { all } = sources({ [FIRST]: answering({}, 500), [SECOND]: answering({ country: 'PK' }) });
    await detectCurrency(all);
    expect(timeout.mock.calls).toEqual([[2500], [2500]]);
    timeout.mockRestore();
  });
});

const RATES = {
  base: 'USD',
  day: '2027-02-26',
  rates: [
    { currency: 'USD', rate: 1 },
    { currency: 'PKR', rate: 280 },
    { currency: 'GBP', rate: 0.8 },
  ],
};

describe('[customer §4 Currency] the badge', () => {
  const fetched = jest.fn<typeof globalThis.fetch>();
  beforeEach(() => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    fetched.mockReset();
  });

  function open(geoUrls: readonly string[], surroundings: Surroundings = {}) {
    const server = fakeServer({ Currency: () => ({ clientConfig: { geoUrls }, currencyRates: RATES }) });
    const page = (
      <>
        <CurrencyBadge />
        <LocalPrice amount={28_000} currency="PKR" />
      </>
    );
    return renderApp(page, { server, ...surroundings });
  }

  it('shows Detecting... until the country is known, then converts prices with the dated rates', async () => {
    let answer: (response: Response) => void = () => undefined;
    fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { user, container } = open([FIRST]);
    expect(screen.getByText('Detecting...')).toBeInTheDocument();
    await act(async () => {
      answer(new Response('{"country_code":"GB"}'));
      await Promise.resolve();
    });
    const badge = await screen.findByRole('button', { name: 'Prices in £ GBP. Change currency' });
    expect(badge).toHaveTextContent('£ GBP');
    expect(await screen.findByText(/£80/)).toBeInTheDocument();
    expect(container).toHaveTextContent(/₨ 28,000≈ £80 \(rate of Feb 26, 2027\)/);
    expect(localStorage.getItem('userCurrency')).toBe('GBP');
    await user.click(badge);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Converted with reference rates of February 26, 2027/)).toBeInTheDocument();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('[customer §9] keeps what was found under userCurrency, and looks for nothing again', async () => {
    localStorage.setItem('userCurrency', 'GBP');
    open([FIRST]);
    expect(await screen.findByText('£ GBP')).toBeInTheDocument();
    expect(await screen.findByText(/£80/)).toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('[customer §3 Currency] offers the eleven supported currencies, and shows prices in the chosen one', async () => {
    localStorage.setItem('userCurrency', 'GBP');
    const { user } = open([]);
    await user.click(await screen.findByText('£ GBP'));
    await user.click(await screen.findByRole('combobox', { name: 'Currency' }));
    const offered = [...document.querySelectorAll('.ant-select-item-option')].map((option) =>
      option.getAttribute('title'),
    );
    const names = new Intl.DisplayNames(['en'], { type: 'currency' });
    const codes = ['PKR', 'USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD', 'CHF', 'CNY', 'INR', 'KRW'];
    expect(offered.slice(0, 11)).toEqual(codes.map((code) => expect.stringContaining(String(names.of(code)))));
    await user.click(screen.getByTitle(/^Pakistani Rupee/));
    expect(await screen.findByText('₨ PKR')).toBeInTheDocument();
    expect(screen.queryByText(/£/)).not.toBeInTheDocument();
    expect(localStorage.getItem('userCurrency')).toBe('PKR');
  });

  it('shows an owner the currency of the business, and asks no service', async () => {
    const server = fakeServer({
      Currency: () => ({ clientConfig: { geoUrls: [FIRST] }, currencyRates: RATES }),
      BusinessCurrency: () => ({ businessSettings: { __typename: 'BusinessSettings', currency: 'USD' } }),
    });
    open([FIRST], { viewer: person({ role: 'BUSINESS' }), server });
    expect(await screen.findByText('$ USD')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Change currency/ })).not.toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([undefined, person()])('[customer §6] asks for business settings for owners only (%#)', async (viewer) => {
    const { server } = open([], viewer ? { viewer } : {});
    await screen.findByRole('button', { name: /Change currency/ });
    expect(server.times('BusinessCurrency')).toBe(0);
  });

  it('[customer §8] is hidden where the currency can’t be found out, and prices stand in rupees', async () => {
    const server = fakeServer({
      Currency: () => ({ clientConfig: { geoUrls: [] }, currencyRates: RATES }),
      BusinessCurrency: () => {
        throw new Refusal('INTERNAL', 'no');
      },
    });
    open([], { viewer: person({ role: 'BUSINESS' }), server });
    await waitFor(() => expect(server.times('BusinessCurrency')).toBe(1));
    await waitFor(() => expect(screen.queryByText('Detecting...')).not.toBeInTheDocument());
    expect(screen.queryByText(/PKR$/)).not.toBeInTheDocument();
    expect(screen.getByText('₨ 28,000')).toBeInTheDocument();
  });
});
