import { Checkbox } from 'antd';
import { useField } from 'formik';
import type { ReactNode } from 'react';

/** Something that can be ticked. */
export interface ChecklistItem {
  id: number;
  name: string;
  note?: ReactNode;
}

/** Several of a list, each ticked or not. */
export function Checklist({ name, label, items }: { name: string; label: string; items: readonly ChecklistItem[] }) {
  const [field, meta, helpers] = useField<number[]>(name);
  const toggle = (id: number, chosen: boolean) =>
    void helpers.setValue(chosen ? [...field.value, id] : field.value.filter((other) => other !== id));
  return (
    <fieldset className="stack tiles-320 gap-4-20">
      <legend className="visually-hidden">{label}</legend>
      {items.map((item) => (
        <Checkbox
          key={item.id}
          className="middle touchable"
          checked={field.value.includes(item.id)}
          onChange={(event) => toggle(item.id, event.target.checked)}
        >
          {item.name} {item.note}
        </Checkbox>
      ))}
      {typeof meta.error === 'string' && <p className="error">{meta.error}</p>}
    </fieldset>
  );
}
