import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { importFileSchema, ImportKind } from '../../domain/catalogue/import.js';

registerEnumType(ImportKind, {
  name: 'ImportKind',
  description: 'What a file that an owner imports lists.',
  valuesConfig: {
    HALLS: { description: 'Halls.' },
    CATEGORIES: { description: 'Categories of halls.' },
    TYPES: { description: 'Types of halls.' },
    FIXED_SERVICES: { description: 'Services that come with halls.' },
    OPTIONAL_SERVICES: { description: 'Services that customers may choose.' },
    AMENITIES: { description: 'What halls have.' },
  },
});

@InputType({ description: 'A CSV file to import.' })
@Rules(importFileSchema)
export class ImportFileInput {
  @Field(() => ImportKind, { description: 'What it lists.' })
  kind: ImportKind;

  @Field({ description: 'Its text, at most 300,000 characters and 1,000 rows; the first row names the columns.' })
  content: string;

  @Field(() => Boolean, { nullable: true, description: 'Judges every row and writes nothing.' })
  preview: boolean;
}

@ObjectType({ description: 'What is wrong with a row.' })
export class ImportProblem {
  @Field({ description: 'The column’s field; row for the row as a whole.' })
  field: string;

  @Field({ description: 'What is wrong, and what to do.' })
  message: string;
}

@ObjectType({ description: 'A row of a file.' })
export class ImportRow {
  @Field(() => Int, { description: 'As a spreadsheet counts: the heading is row 1.' })
  row: number;

  @Field(() => [String], { description: 'What stands in it, by column; nothing where its cells can’t be told apart.' })
  cells: string[];

  @Field(() => [ImportProblem], { description: 'Why it is left out; empty for a good row.' })
  problems: ImportProblem[];
}

@ObjectType({ description: 'What an import did, or would do.' })
export class ImportOutcome {
  @Field({ description: 'Whether nothing was written.' })
  isPreview: boolean;

  @Field(() => [String], { description: 'The file’s columns.' })
  columns: string[];

  @Field(() => [String], { description: 'Columns that nothing is made of.' })
  unusedColumns: string[];

  @Field(() => [ImportRow], { description: 'Every row of the file, in its order.' })
  rows: ImportRow[];

  @Field(() => Int, { description: 'Entries that are new.' })
  created: number;

  @Field(() => Int, { description: 'Entries of an earlier import that got something.' })
  changed: number;

  @Field(() => Int, { description: 'Entries that are there already and stay as they are.' })
  unchanged: number;

  @Field(() => Int, { description: 'Halls that were removed since an earlier import, and stay removed.' })
  removed: number;

  @Field(() => Int, { description: 'Halls that are offline, since something is missing or their owner wants it so.' })
  offline: number;

  @Field(() => Int, { description: 'Rows that are left out.' })
  refused: number;
}
