/** One part of an info page. */
export interface InfoSection {
  /** Its anchor in the address, the same in every language. */
  id: string;
  heading: string;
  paragraphs?: readonly string[];
  /** Steps are numbered, points are not. */
  steps?: readonly string[];
  points?: readonly string[];
  /** Answers open on a press. */
  questions?: readonly { question: string; answer: string }[];
  /** Where to go from here. */
  link?: { label: string; to: string };
}

/** Words of an info page. */
export interface InfoContent {
  title: string;
  text: string;
  sections: readonly InfoSection[];
}
