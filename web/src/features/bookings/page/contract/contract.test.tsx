import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { booking } from '../../../../testing/bookings';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer, Refusal } from '../../../../testing/server';
import { bookingContract, businessTerms, termsAcceptance } from '../../../../testing/terms';
import { DialogHost } from '../../../../ui/DialogHost';
import { unpaid } from '../testing';
import { ContractPart } from './ContractPart';

type Contract = Parameters<typeof bookingContract>[0];

function open(more: Contract = {}, booked: Parameters<typeof booking>[0] = {}) {
  const contract = bookingContract(more);
  const server = fakeServer({
    BookingContract: () => ({ bookingContract: contract }),
    BookingPayments: () => ({ bookingPayments: unpaid() }),
    BookingDetail: () => ({ booking: booking({ id: 41, ...booked }) }),
    RecordSignedTerms: () => ({ recordSignedTerms: contract }),
    SetContractCnic: () => ({ setContractCnic: contract }),
  });
  const page = (
    <DialogHost>
      <ContractPart bookingId={41} timeZone="Asia/Karachi" />
    </DialogHost>
  );
  return { ...renderApp(page, { viewer: person(), server }), server };
}

const paper = async () => within(await screen.findByRole('dialog', { name: 'Contract' }));

const signable = (version: number) => ({
  ...{ __typename: 'SignableTerms', termsId: version + 5, version, createdAt: `2027-02-0${version}T07:00:00.000Z` },
});

describe('[issue 39: terms] the contract of a booking', () => {
  it('has parties, event, price, payment, the accepted terms, and who accepted them', async () => {
    const { user, baseElement } = open();
    await user.click(await screen.findByRole('button', { name: 'Contract' }));
    const dialog = await paper();
    const { businessName, customerName, hallTitle, invoiceNumber } = booking();
    expect(await dialog.findByText(`Between ${businessName} and ${customerName}`)).toBeVisible();
    expect(dialog.getByText(invoiceNumber)).toBeVisible();
    expect(dialog.getByText(hallTitle)).toBeVisible();
    expect(dialog.getByRole('table', { name: 'Payment' })).toHaveTextContent('RestDue on March 20, 2027');
    expect(dialog.getByText(/No fireworks\./)).toBeVisible();
    expect(dialog.getByText(/^Accepted by Ayesha Noor on Mar 1, 2027.*, with the request\.$/)).toBeVisible();
    expect(dialog.queryByText('Customer: name, CNIC (optional), date, signature')).toBeNull();
    expect(await accessibilityProblems(baseElement)).toEqual([]);
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    await user.click(dialog.getByRole('button', { name: 'Print or save as PDF' }));
    expect(await screen.findByText('The page could not be opened')).toBeVisible();
    opened.mockRestore();
  });

  it('says what the booking’s state is, and what was asked for besides', async () => {
    const { user } = open(
      {},
      {
        ...{ status: 'CANCELLED', cancellationReason: 'DECLINED', cancellationNote: 'The hall is closed' },
        specialRequests: 'A ramp at the door',
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Contract' }));
    const dialog = await paper();
    expect(await dialog.findByText(/^The hall owner declined this request\./)).toBeVisible();
    expect(dialog.getByText('Reason: The hall is closed')).toBeVisible();
    expect(dialog.getByText('DECLINED')).toBeVisible();
    expect(dialog.getByText('A ramp at the door')).toBeVisible();
  });

  it('has both texts of the terms, since both are accepted', async () => {
    const { user } = open({ terms: businessTerms({ textUrdu: 'ہال دس بجے بند ہو گا۔' }) });
    await user.click(await screen.findByRole('button', { name: 'Contract' }));
    const dialog = await paper();
    expect(await dialog.findByText(/No fireworks\./)).toBeVisible();
    expect(dialog.getByText('ہال دس بجے بند ہو گا۔')).toBeVisible();
  });

  it('has lines to sign where nobody accepted with a request', async () => {
    const { user } = open({ acceptances: [] });
    await user.click(await screen.findByRole('button', { name: 'Contract' }));
    const dialog = await paper();
    expect(await dialog.findByText('Customer: name, CNIC (optional), date, signature')).toBeVisible();
    expect(dialog.getByText('For the business: name, date, signature')).toBeVisible();
  });

  it('says how it was accepted otherwise, and notes to the team only beside the papers', async () => {
    const day = '2027-03-02';
    const signed = termsAcceptance({ id: 2, kind: 'PAPER', day, note: 'At the office', recordedBy: 'Bilal' });
    const change = termsAcceptance({ id: 3, kind: 'CHANGE', name: null, isByBusiness: true });
    const { user } = open({ acceptances: [signed, change] });
    expect(await screen.findByText(/^Signed on paper by Ayesha Noor on March 2, 2027\./)).toBeVisible();
    expect(screen.getByText(/Recorded by Bilal/)).toHaveTextContent('At the office');
    expect(screen.getByText(/^A change was accepted by the business on/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Contract' }));
    const dialog = await paper();
    expect(await dialog.findByText(/^Signed on paper by/)).toBeVisible();
    expect(dialog.queryByText(/At the office/)).toBeNull();
  });

  it('says that its acceptances can’t be read, until they can', async () => {
    const server = fakeServer({
      BookingContract: () => {
        throw new Refusal('INTERNAL', 'Something went wrong');
      },
    });
    const { user } = renderApp(<ContractPart bookingId={41} timeZone="Asia/Karachi" />, { viewer: person(), server });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.answer('BookingContract', () => ({ bookingContract: bookingContract() }));
    await user.click(retry);
    expect(await screen.findByText(/^Accepted by Ayesha Noor/)).toBeVisible();
    expect(screen.queryByText('This could not be loaded')).toBeNull();
  });

  it('is recorded as signed on paper by members', async () => {
    const { user, server } = open({
      ...{ acceptances: [], viewerCanRecordSignature: true, signableTerms: [signable(3), signable(2)] },
    });
    await user.click(await screen.findByRole('button', { name: 'Record a signature' }));
    expect(await screen.findByText('Version 2 of February 2, 2027')).toBeVisible();
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'At the office');
    await user.click(screen.getByRole('button', { name: 'Signed on paper' }));
    expect(await screen.findByText('Signature recorded')).toBeVisible();
    const sent = server.asked.find(({ operation }) => operation === 'RecordSignedTerms');
    expect(sent?.variables).toMatchObject({ id: 41, input: { termsId: 7, day: null, note: 'At the office' } });
  });

  it('is recorded as signed in an older version, also where there are no terms any more', async () => {
    const { user, server } = open({
      ...{ terms: null, acceptances: [], viewerCanRecordSignature: true, signableTerms: [signable(3), signable(2)] },
    });
    await user.click(await screen.findByRole('button', { name: 'Record a signature' }));
    await user.click(await screen.findByRole('combobox', { name: /^Signed terms/ }));
    await user.click(await screen.findByTitle('Version 2 of February 2, 2027'));
    await user.click(screen.getByRole('button', { name: 'Signed on paper' }));
    expect(await screen.findByText('Signature recorded')).toBeVisible();
    const sent = server.asked.find(({ operation }) => operation === 'RecordSignedTerms');
    expect(sent?.variables).toMatchObject({ id: 41, input: { termsId: 7 } });
  });
});

describe('[issue 39: CNIC] the CNIC of a contract', () => {
  const CNIC = '99999-1234567-1';
  const readable = { isCnicGiven: true, cnic: CNIC, viewerCanGiveCnic: true, viewerCanRemoveCnic: true };
  const sent = (server: ReturnType<typeof open>['server']) =>
    server.asked.filter(({ operation }) => operation === 'SetContractCnic').map(({ variables }) => variables);

  it('is added where there is none, once it has 13 digits', async () => {
    const { user, server, baseElement } = open({ viewerCanGiveCnic: true });
    await user.click(await screen.findByRole('button', { name: 'Add a CNIC' }));
    const field = await screen.findByRole('textbox', { name: /^CNIC/ });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('CNIC must have 13 digits, as in 35202-1234567-1'))[0]).toBeVisible();
    await user.type(field, '99999 1234567 1');
    expect(await accessibilityProblems(baseElement)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('CNIC saved')).toBeVisible();
    expect(sent(server)).toEqual([{ id: 41, input: { cnic: '99999 1234567 1' } }]);
  });

  it('is read, changed and removed by who may, and stands on the paper', async () => {
    const { user, server } = open(readable);
    expect(await screen.findByText(CNIC)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change the CNIC' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the CNIC' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove the CNIC from the contract?' }));
    await user.click(question.getByRole('button', { name: 'Remove the CNIC' }));
    expect(await screen.findByText('CNIC removed')).toBeVisible();
    expect(sent(server)).toEqual([{ id: 41, input: { cnic: null } }]);
    await user.click(screen.getByRole('button', { name: 'Contract' }));
    expect(await (await paper()).findByText(CNIC)).toBeVisible();
  });

  it('is only said to be given to who doesn’t read it', async () => {
    open({ isCnicGiven: true });
    expect(await screen.findByText(/^CNIC of the customer:/)).toHaveTextContent('CNIC of the customer: given');
    expect(screen.queryByRole('button', { name: /the CNIC$/ })).toBeNull();
  });

  it('isn’t spoken of where there is none and none can be given', async () => {
    open();
    await screen.findByRole('button', { name: 'Contract' });
    expect(await screen.findByText(/^Accepted by/)).toBeVisible();
    expect(screen.queryByText(/CNIC/)).toBeNull();
  });
});
