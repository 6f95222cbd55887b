import { STORAGE_KEYS } from '../../../lib/storage-keys';
import { Role } from '@mehfil/api/domain/accounts/roles';
import type { ExchangeRates } from '@mehfil/api/domain/currency/conversion';
import { DEFAULT_CURRENCY } from '@mehfil/api/domain/currency/currencies';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useBusinessCurrencyQuery, useCurrencyQuery, type CurrencyQuery } from '../../../graphql/generated/currency';
import { useSession } from '../../../graphql/session';
import { CurrencyContext, type LocalCurrency } from '../../../i18n/currency';
import { warn } from '../../../lib/log';
import { localStore } from '../../../lib/storage';

/** Ways to change the currency by hand. */
interface CurrencyChoice {
  choose: (code: string) => void;
  detectAgain: () => void;
}

const ChoiceContext = createContext<CurrencyChoice>({ choose: () => undefined, detectAgain: () => undefined });

/** Ways to change the currency, for the badge. */
export function useCurrencyChoice(): CurrencyChoice {
  return useContext(ChoiceContext);
}

function storedCurrency(): string | null {
  const stored = localStore.read(STORAGE_KEYS.currency);
  return stored !== null && /^[A-Z]{3}$/.test(stored) ? stored : null;
}

function toRates(data: CurrencyQuery | undefined): ExchangeRates | null {
  if (!data) return null;
  const { base, day, rates } = data.currencyRates;
  return { base, day, rates: Object.fromEntries(rates.map(({ currency, rate }) => [currency, rate])) };
}

/** What is known of the visitor's own currency; null while it is still wanted. */
type Found = { code: string } | 'failed' | null;

function fromStore(): Found {
  const code = storedCurrency();
  return code === null ? null : { code };
}

/**
 * Finds the visitor's currency while `wanted`, once the addresses of the services are known (or won't be). What was found is
 * kept in local storage and not looked for again.
 */
function useDetection(geoUrls: readonly string[] | undefined, wanted: boolean) {
  const [found, setFound] = useState<Found>(fromStore);
  const choose = useCallback((code: string) => {
    localStore.write(STORAGE_KEYS.currency, code);
    setFound({ code });
  }, []);
  const detectAgain = useCallback(() => setFound(null), []);
  const addresses = geoUrls?.join(' ');
  const isDue = wanted && found === null && addresses !== undefined;
  useEffect(() => {
    if (!isDue) return undefined;
    let current = true;
    const detect = async (): Promise<string> => {
      const { detectVisitorCurrency } = await import('./detect');
      return detectVisitorCurrency(addresses.split(' ').filter(Boolean));
    };
    detect().then(
      (currency) => {
        if (current) choose(currency);
      },
      (error: unknown) => {
        warn('The currency could not be detected', error);
        if (current) setFound('failed');
      },
    );
    return () => {
      current = false;
    };
  }, [isDue, addresses, choose]);
  return { found, choose, detectAgain };
}

/** Gives everything below it the currency to show prices in: the business's own for owners, the detected one for everybody else. */
export function CurrencyProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const isOwner = session.viewer?.role === Role.BUSINESS;
  const { data, error } = useCurrencyQuery();
  const business = useBusinessCurrencyQuery({ skip: !isOwner });
  const geoUrls = error ? [] : data?.clientConfig.geoUrls;
  const { found, choose, detectAgain } = useDetection(geoUrls, session.status !== 'loading' && !isOwner);
  const rates = useMemo(() => toRates(data), [data]);

  const ownCode = business.data?.businessSettings.currency;
  const owners: Found = business.error ? 'failed' : ownCode === undefined ? null : { code: ownCode };
  const known = isOwner ? owners : found;
  const status = known === null ? 'detecting' : known === 'failed' ? 'failed' : 'ready';
  const code = known === null || known === 'failed' ? DEFAULT_CURRENCY : known.code;
  const local = useMemo((): LocalCurrency => ({ status, code, rates }), [status, code, rates]);
  const choice = useMemo(() => ({ choose, detectAgain }), [choose, detectAgain]);

  return (
    <ChoiceContext value={choice}>
      <CurrencyContext value={local}>{children}</CurrencyContext>
    </ChoiceContext>
  );
}
