import { Glyph } from '../../../ui/icons/Glyph';

const QUOTE = 'M10 8c-3 .8-4.5 2.7-4.5 5.5v3.5h4.5v-4.5h-2.3M18.5 8c-3 .8-4.5 2.7-4.5 5.5v3.5h4.5v-4.5h-2.3';

/** The drawings of the article editor's tools, by the tool's name. */
export const EDITOR_ICONS = {
  heading2: (
    <Glyph>
      <path d="M4 6v12M12 6v12M4 12h8M15.5 12.5a2.3 2.3 0 1 1 4.3 1.2L15.5 18H20" />
    </Glyph>
  ),
  heading3: (
    <Glyph>
      <path d="M4 6v12M12 6v12M4 12h8M15.5 11H20l-2.5 3a2.2 2.2 0 1 1-2.2 3" />
    </Glyph>
  ),
  bold: (
    <Glyph>
      <path d="M7.5 5.5h5.5a3.2 3.2 0 0 1 0 6.5h-5.5zM7.5 12h6.5a3.3 3.3 0 0 1 0 6.5h-6.5z" strokeWidth={2.4} />
    </Glyph>
  ),
  italic: (
    <Glyph>
      <path d="M10.5 5.5h6M7.5 18.5h6M13.8 5.5l-3.6 13" />
    </Glyph>
  ),
  underline: (
    <Glyph>
      <path d="M7.5 5v6.5a4.5 4.5 0 0 0 9 0V5M6 19.5h12" />
    </Glyph>
  ),
  strike: (
    <Glyph>
      <path d="M16.5 8c-.5-1.8-2.2-2.8-4.5-2.8-2.6 0-4.5 1.3-4.5 3.3 0 4.5 9.3 2.5 9.3 7 0 2-2 3.3-4.8 3.3-2.6 0-4.5-1.1-5-3M4 12h16" />
    </Glyph>
  ),
  bulletList: (
    <Glyph>
      <path d="M9.5 6.5H20M9.5 12H20M9.5 17.5H20M4.5 6.5h.5M4.5 12h.5M4.5 17.5h.5" />
    </Glyph>
  ),
  orderedList: (
    <Glyph>
      <path d="M10.5 6.5H20M10.5 12H20M10.5 17.5H20M4 5.5l1.5-.8V10M4 14.8a1.3 1.3 0 1 1 2.4.8L4 19h2.7" />
    </Glyph>
  ),
  blockquote: (
    <Glyph>
      <path d={QUOTE} />
    </Glyph>
  ),
  codeBlock: (
    <Glyph>
      <path d="M8.5 7L3.5 12l5 5M15.5 7l5 5-5 5M13.5 5l-3 14" />
    </Glyph>
  ),
  horizontalRule: (
    <Glyph>
      <path d="M4 12h16M7 6.5h10M7 17.5h10" />
    </Glyph>
  ),
  link: (
    <Glyph>
      <path d="M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1" />
    </Glyph>
  ),
  unlink: (
    <Glyph>
      <path d="M15 15.5l3.7-3.7a4 4 0 0 0-5.7-5.7l-1 1M9 8.5l-3.7 3.7a4 4 0 0 0 5.7 5.7l1-1M4 4l16 16" />
    </Glyph>
  ),
  undo: (
    <Glyph>
      <path d="M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10H9" />
    </Glyph>
  ),
  redo: (
    <Glyph>
      <path d="M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h5" />
    </Glyph>
  ),
} as const;
