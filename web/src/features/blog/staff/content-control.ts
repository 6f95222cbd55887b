/** What an editor of the content is given. */
export interface ContentControl {
  id: string;
  label: string;
  invalid: boolean;
  required: boolean;
  describedBy: string | undefined;
  /** The language of the content with its direction, where it isn't the panel's. */
  lang: string | undefined;
  dir: 'ltr' | 'rtl' | undefined;
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
}
