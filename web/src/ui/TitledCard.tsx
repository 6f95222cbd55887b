import { useId, type ReactNode } from 'react';
import { Card } from './Card';

interface TitledCardProps {
  title: string;
  /** Says what the card is for. */
  text: string;
  children: ReactNode;
}

/** A card with its heading and an introduction, as settings have them. */
export function TitledCard({ title, text, children }: TitledCardProps) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className="heading-24">
        {title}
      </h2>
      <p className="intro">{text}</p>
      {children}
    </Card>
  );
}
