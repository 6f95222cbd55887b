import { useFormikContext } from 'formik';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useText } from '../../../../i18n/text';
import { joinClasses } from '../../../../lib/classes';
import type { Position } from '../../../../lib/position';
import { Button } from '../../../../ui/Button';
import { NumberField } from '../../../../ui/form/NumberField';
import { TextField } from '../../../../ui/form/TextField';
import { lazyPart } from '../../../../ui/lazy-part';
import { PlainSkeleton } from '../../../../ui/PlainSkeleton';
import styles from './HallForm.module.css';
import { hallFormText } from './hall-form.text';
import type { HallValues } from './hall-values';
import { readMapLink } from './map-link';

const HallPinMap = lazyPart(
  () => import('./HallPinMap').then((module) => module.HallPinMap),
  <PlainSkeleton height="320px" shape="box" />,
);

/** The hall's position as its form has it; null while a field is empty or isn't a number. */
function usePosition(): [Position | null, (position: Position) => void] {
  const { values, setValues } = useFormikContext<HallValues>();
  const { latitude, longitude } = values;
  const position =
    Number.isFinite(latitude) && Number.isFinite(longitude) ? ({ latitude, longitude } as Position) : null;
  return [position, (picked) => void setValues((form) => ({ ...form, ...picked }))];
}

/** Takes a link that was copied from a map. */
function MapLinkInput({ onRead }: { onRead: (position: Position) => void }) {
  const text = useText(hallFormText);
  const id = useId();
  const [link, setLink] = useState('');
  const isUnread = link.trim() !== '' && readMapLink(link) === null;
  return (
    <div className={joinClasses('stack packed gap-6', styles.rest)}>
      <label className="medium strong" htmlFor={id}>
        {text.mapLink}
      </label>
      <Input
        id={id}
        dir="ltr"
        value={link}
        placeholder={text.mapLinkExample}
        status={isUnread ? 'error' : ''}
        aria-invalid={isUnread}
        aria-describedby={`${id}-message`}
        onChange={({ target }) => {
          setLink(target.value);
          const position = readMapLink(target.value);
          if (position) onRead(position);
        }}
      />
      <p id={`${id}-message`} className={isUnread ? 'error' : 'muted small'} aria-live="polite">
        {isUnread ? text.mapLinkUnread : text.mapLinkHint}
      </p>
    </div>
  );
}

/** Where the hall is: its address, and its pin by a pasted link, by a press on a map or by figures. */
export function PlaceFields() {
  const text = useText(hallFormText);
  const [position, setPosition] = usePosition();
  const [isMapOpen, setIsMapOpen] = useState(false);
  return (
    <>
      <div className="whole-row">
        <TextField name="location" label={text.location} hint={text.locationHint} required />
      </div>
      <TextField name="city" label={text.city} autoComplete="address-level2" />
      <MapLinkInput onRead={setPosition} />
      <NumberField name="latitude" label={text.latitude} hint={text.coordinatesHint} min={-90} max={90} />
      <NumberField name="longitude" label={text.longitude} min={-180} max={180} />
      <div className="whole-row">
        {isMapOpen ? (
          <HallPinMap position={position} onPick={setPosition} label={text.pinMap} />
        ) : (
          <Button look="secondary" onClick={() => setIsMapOpen(true)}>
            {text.setPin}
          </Button>
        )}
      </div>
    </>
  );
}
