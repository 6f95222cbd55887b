import { Select } from 'antd';

interface TagInputProps {
  id: string;
  value: readonly string[];
  /** Offered while somebody types. */
  suggestions: readonly string[];
  /** The most that can be put. */
  max: number;
  placeholder?: string;
  onChange: (value: string[]) => void;
  onBlur?: () => void;
}

/** Several short texts, typed or chosen; a comma, a semicolon or Enter ends one. */
export function TagInput({ value, suggestions, max, onChange, ...passed }: TagInputProps) {
  return (
    <Select<string[]>
      {...passed}
      mode="tags"
      value={[...value]}
      options={suggestions.map((text) => ({ value: text, label: text }))}
      maxCount={max}
      tokenSeparators={[',', ';']}
      onChange={onChange}
    />
  );
}
