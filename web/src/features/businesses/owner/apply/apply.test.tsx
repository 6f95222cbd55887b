import { BUSINESS_LIMITS } from '@mehfil/api/domain/businesses/limits';
import { UPLOAD_LIMITS } from '@mehfil/api/domain/media/limits';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ApplicationFieldsFragment } from '../../../../graphql/generated/business';
import { accessibilityProblems } from '../../../../testing/axe';
import { pasteInto } from '../../../../testing/paste-into';
import { person } from '../../../../testing/people';
import { renderApp, type Rendered } from '../../../../testing/render';
import { fakeServer, Refusal } from '../../../../testing/server';
import { catchUploads } from '../../../../testing/uploads';
import { ApplyScreen } from './ApplyScreen';

const owner = person({ role: 'BUSINESS' });

const NONE: ApplicationFieldsFragment & { __typename: string } = {
  __typename: 'BusinessApplication',
  id: null,
  status: 'NOT_APPLIED',
  name: null,
  location: null,
  phone: null,
  description: null,
  documents: [],
  currency: 'PKR',
  rejectionReason: null,
  createdAt: null,
};

const SENT = {
  ...NONE,
  id: 3,
  status: 'PENDING' as const,
  name: 'Shalimar Banquets',
  location: 'Main Boulevard, Lahore',
  phone: '+92 42 35761234',
  description: 'Three halls for weddings.',
  documents: ['a1.pdf', 'b2.png'],
  createdAt: '2027-03-01T07:00:00.000Z',
};

function open(application: typeof NONE): Rendered {
  const server = fakeServer({ BusinessApplication: () => ({ businessApplication: application }) });
  return renderApp(<ApplyScreen />, { at: '/business/apply', viewer: owner, server });
}

const button = (name: string) => screen.getByRole('button', { name });

async function fill({ user }: Rendered, { terms = true } = {}) {
  await pasteInto(user, await screen.findByLabelText(/^Business Name/), '  Shalimar Banquets ');
  await pasteInto(user, screen.getByLabelText(/^Phone Number/), SENT.phone);
  await pasteInto(user, screen.getByLabelText(/^Business Address/), SENT.location);
  await pasteInto(user, screen.getByLabelText(/^Business Description/), SENT.description);
  if (terms) await user.click(screen.getByRole('checkbox', { name: /I accept the/ }));
}

describe('[business §2 Business application] the form', () => {
  it('shows what one gets, and a form that can be sent once it is right and the terms are accepted', async () => {
    const page = open(NONE);
    expect(await screen.findByText('Be found by more guests')).toBeVisible();
    expect(screen.getByText(new RegExp(BUSINESS_LIMITS.reviewText))).toBeVisible();
    expect(button('Submit My Application')).toBeDisabled();
    await fill(page, { terms: false });
    expect(button('Submit My Application')).toBeDisabled();
    await page.user.click(screen.getByRole('checkbox', { name: /I accept the/ }));
    await waitFor(() => expect(button('Submit My Application')).toBeEnabled());
    expect(await accessibilityProblems(page.container)).toEqual([]);
  });

  it('sends trimmed values, says so, and shows the status', async () => {
    const page = open(NONE);
    await fill(page);
    let arrive: () => void = () => undefined;
    page.server.answer('ApplyForBusiness', async () => {
      await new Promise<void>((resolve) => (arrive = resolve));
      page.server.answer('BusinessApplication', () => ({ businessApplication: SENT }));
      return { applyForBusiness: SENT };
    });
    await waitFor(() => expect(button('Submit My Application')).toBeEnabled());
    await page.user.click(button('Submit My Application'));
    expect(await screen.findByRole('button', { name: 'Processing Application...' })).toBeDisabled();
    act(() => arrive());
    expect(await screen.findByText('Application Submitted Successfully!')).toBeVisible();
    expect(screen.getByText("You'll be notified once it's reviewed.")).toBeVisible();
    expect(await screen.findByText('Your application is under review')).toBeVisible();
    expect(document.activeElement).toContainElement(screen.getByText('Your application is under review'));
    expect(document.activeElement).not.toBe(document.body);
    expect(page.server.asked.find(({ operation }) => operation === 'ApplyForBusiness')?.variables).toEqual({
      input: {
        name: 'Shalimar Banquets',
        phone: SENT.phone,
        location: SENT.location,
        description: SENT.description,
        documents: [],
      },
    });
  });

  it.each([
    ['with the server’s sentence', new Refusal('CONFLICT', 'You have applied already.'), 'You have applied already.'],
    ['with its own', new Refusal('INTERNAL', ''), 'Failed to submit application. Please try again.'],
  ])('[business §8] a refusal says Submission Failed %s', async (_how, refusal, sentence) => {
    const page = open(NONE);
    await fill(page);
    page.server.answer('ApplyForBusiness', () => {
      throw refusal;
    });
    await waitFor(() => expect(button('Submit My Application')).toBeEnabled());
    await page.user.click(button('Submit My Application'));
    expect(await screen.findByText('Submission Failed')).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('[business §8] Enter without the terms says Terms Required and sends nothing', async () => {
    const page = open(NONE);
    await fill(page, { terms: false });
    await page.user.type(screen.getByLabelText(/^Business Name/), '{Enter}');
    expect(await screen.findByText('Terms Required')).toBeVisible();
    expect(page.server.times('ApplyForBusiness')).toBe(0);
  });

  it.each([
    [/^Business Name/, 'A', 'Business name must be at least 2 characters'],
    [/^Phone Number/, '0300 1', 'Phone number must be at least 10 characters'],
    [/^Business Address/, 'Four', 'Location must be at least 5 characters'],
    [/^Business Description/, 'Too short', 'Description must be at least 10 characters'],
  ])('[business §5] %s tells what is wrong with “%s”', async (label, typed, message) => {
    const page = open(NONE);
    await pasteInto(page.user, await screen.findByLabelText(label), typed);
    await page.user.tab();
    expect(await screen.findByText(message)).toBeVisible();
    expect(button('Submit My Application')).toBeDisabled();
  });
});

describe('[business §2 Business application] supporting documents', () => {
  let uploads: ReturnType<typeof catchUploads>;
  beforeEach(() => {
    uploads = catchUploads();
  });
  afterEach(() => uploads.restore());

  const pdf = (name: string, bytes = 4) => new File(['x'.repeat(bytes)], name, { type: 'application/pdf' });
  const chooser = () => screen.findByLabelText('Choose documents', { selector: 'input' });

  it('shows progress in percent, then the document, and sends its name', async () => {
    const page = open(NONE);
    await page.user.upload(await chooser(), pdf('licence.pdf'));
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    act(() => uploads.sent[0]?.progress(0.42));
    expect(await screen.findByRole('progressbar', { name: 'Uploading licence.pdf: 42 percent' })).toBeVisible();
    act(() =>
      uploads.sent[0]?.answer({ uploadDocument: { filename: 'k1.pdf', originalName: 'licence.pdf', size: 4 } }),
    );
    expect(await screen.findByText('Document uploaded')).toBeVisible();
    page.server.answer('ApplyForBusiness', () => ({ applyForBusiness: SENT }));
    await fill(page);
    await waitFor(() => expect(button('Submit My Application')).toBeEnabled());
    await page.user.click(button('Submit My Application'));
    await waitFor(() => expect(page.server.times('ApplyForBusiness')).toBe(1));
    const sent = page.server.asked.find(({ operation }) => operation === 'ApplyForBusiness');
    expect(sent?.variables).toMatchObject({ input: { documents: ['k1.pdf'] } });
  });

  it('[business §8] a document that fails is named and left out, the others go on', async () => {
    const page = open(NONE);
    await page.user.upload(await chooser(), [pdf('broken.pdf'), pdf('fine.pdf')]);
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    act(() => uploads.sent[0]?.refuse('UNSUPPORTED_MEDIA_TYPE', 'Not a PDF'));
    expect(await screen.findByText('Upload failed')).toBeVisible();
    expect(screen.getByText('broken.pdf: Not a PDF')).toBeVisible();
    await waitFor(() => expect(uploads.sent).toHaveLength(2));
    act(() => uploads.sent[1]?.answer({ uploadDocument: { filename: 'k2.pdf', originalName: 'fine.pdf', size: 4 } }));
    expect(await screen.findByRole('button', { name: 'Remove fine.pdf' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove broken.pdf' })).not.toBeInTheDocument();
    expect(screen.getByText('broken.pdf: Not a PDF')).toBeVisible();
  });

  it('one that is too large is refused without being sent', async () => {
    const page = open(NONE);
    const large = pdf('large.pdf');
    Object.defineProperty(large, 'size', { value: UPLOAD_LIMITS.documentMaxBytes + 1 });
    await page.user.upload(await chooser(), large);
    expect(await screen.findByText('large.pdf: Document must be under 10MB')).toBeVisible();
    expect(uploads.sent).toHaveLength(0);
  });

  it('one that arrived can be taken back', async () => {
    const page = open(NONE);
    page.server.answer('DiscardDocument', () => ({ discardDocument: 'k1.pdf' }));
    await page.user.upload(await chooser(), pdf('licence.pdf'));
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    act(() =>
      uploads.sent[0]?.answer({ uploadDocument: { filename: 'k1.pdf', originalName: 'licence.pdf', size: 4 } }),
    );
    await page.user.click(await screen.findByRole('button', { name: 'Remove licence.pdf' }));
    expect(screen.queryByText('licence.pdf')).not.toBeInTheDocument();
    await waitFor(() => expect(page.server.times('DiscardDocument')).toBe(1));
  });
});

describe('[business §2 Business application] the status card', () => {
  it.each([
    ['PENDING' as const, 'Your application is under review'],
    ['APPROVED' as const, 'Your business is approved'],
    ['REJECTED' as const, 'Your application was not approved'],
    ['SUSPENDED' as const, 'Your business is suspended'],
  ])('%s, with what was submitted', async (status, title) => {
    const page = open({ ...SENT, status, rejectionReason: status === 'REJECTED' ? 'No address.' : null });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    const submitted = screen.getByRole('region', { name: 'Submitted Information' });
    expect(within(submitted).getByText('Shalimar Banquets')).toBeVisible();
    expect(within(submitted).getByText('Mar 01, 2027')).toBeVisible();
    expect(within(submitted).getByRole('button', { name: 'Document 2' })).toBeVisible();
    expect(await accessibilityProblems(page.container)).toEqual([]);
  });

  it('a rejected one shows its reason, and can be reset: the form comes back with what was written', async () => {
    const page = open({ ...SENT, status: 'REJECTED', rejectionReason: 'No address.' });
    page.server.answer('ReapplyForBusiness', () => {
      page.server.answer('BusinessApplication', () => ({ businessApplication: NONE }));
      return { reapplyForBusiness: NONE };
    });
    expect(await screen.findByText('No address.')).toBeVisible();
    await page.user.click(button('Reapply'));
    expect(await screen.findByText('Ready to Reapply')).toBeVisible();
    expect(await screen.findByLabelText(/^Business Name/)).toHaveValue('Shalimar Banquets');
    await page.user.click(button('Remove Document 1'));
    expect(screen.queryByText('Document 1')).not.toBeInTheDocument();
    page.server.answer('ApplyForBusiness', () => ({ applyForBusiness: SENT }));
    await page.user.click(screen.getByRole('checkbox', { name: /I accept the/ }));
    await waitFor(() => expect(button('Submit My Application')).toBeEnabled());
    await page.user.click(button('Submit My Application'));
    await waitFor(() => expect(page.server.times('ApplyForBusiness')).toBe(1));
    const sent = page.server.asked.find(({ operation }) => operation === 'ApplyForBusiness');
    expect(sent?.variables).toMatchObject({ input: { name: 'Shalimar Banquets', documents: ['b2.png'] } });
    // The server has it until then: the application may yet be left as it was.
    expect(page.server.times('DiscardDocument')).toBe(0);
  });

  it('[business §8] a reset that fails says so', async () => {
    const page = open({ ...SENT, status: 'REJECTED', rejectionReason: 'No address.' });
    page.server.answer('ReapplyForBusiness', () => {
      throw new Refusal('INTERNAL', 'whatever');
    });
    await page.user.click(await screen.findByRole('button', { name: 'Reapply' }));
    expect(await screen.findByText('Failed to reset application. Please try again.')).toBeVisible();
  });

  it('a failed load says so and can be tried again', async () => {
    const server = fakeServer({
      BusinessApplication: () => {
        throw new Refusal('UNAVAILABLE', 'busy');
      },
    });
    const page = renderApp(<ApplyScreen />, { viewer: owner, server });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    page.server.answer('BusinessApplication', () => ({ businessApplication: SENT }));
    await page.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your application is under review')).toBeVisible();
  });
});
