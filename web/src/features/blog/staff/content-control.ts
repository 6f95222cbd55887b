/** What an editor of the content is given. */
export interface ContentControl {
  id: string;
  label: string;
  invalid: boolean;
  required: boolean;
  describedBy: string | undefined;
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
}
