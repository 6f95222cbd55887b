import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { pasteInto } from '../../../../testing/paste-into';
import { renderApp } from '../../../../testing/render';
import { fakeServer } from '../../../../testing/server';
import { EMPTY_HALL } from './hall-values';
import { PlaceFields } from './PlaceFields';

describe('[business §2 Create/Edit hall] the place of a hall', () => {
  it('comes from a pasted link, or from a press on the map', async () => {
    const server = fakeServer({
      MapSource: () => ({ clientConfig: { __typename: 'ClientConfig', mapTilesUrl: '', mapAttribution: '' } }),
    });
    const { user } = renderApp(
      <Formik initialValues={EMPTY_HALL} onSubmit={() => undefined}>
        <PlaceFields />
      </Formik>,
      { server },
    );
    const link = screen.getByLabelText('Link from Google Maps');
    await pasteInto(user, link, 'https://maps.app.goo.gl/abc123');
    expect(screen.getByText(/^No place found in this/)).toBeVisible();
    expect(screen.getByLabelText('Latitude')).toHaveValue('');
    await user.clear(link);
    await pasteInto(user, link, 'https://www.google.com/maps/@24.8607,67.0011,15z');
    expect(screen.getByLabelText('Latitude')).toHaveValue('24.8607');
    expect(screen.getByLabelText('Longitude')).toHaveValue('67.0011');

    await user.click(screen.getByRole('button', { name: 'Set the pin on a map' }));
    fireEvent.click(await screen.findByRole('region', { name: 'Map: press where the hall is' }), {
      clientX: 10_000,
      clientY: 0,
    });
    await waitFor(() => expect(screen.getByLabelText('Longitude')).not.toHaveValue('67.0011'));
  });
});
