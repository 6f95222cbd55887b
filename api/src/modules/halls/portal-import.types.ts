import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { importFileSchema, ImportKind } from '../../domain/catalogue/import.js';

registerEnumType(ImportKind, {
  name: 'ImportKind',
  description: 'The kind of entries in an import file.',
  valuesConfig: {
    HALLS: { description: 'Halls.' },
    CATEGORIES: { description: 'Categories of halls.' },
    TYPES: { description: 'Types of halls.' },
    FIXED_SERVICES: { description: 'Fixed services.' },
    OPTIONAL_SERVICES: { description: 'Optional services.' },
    AMENITIES: { description: 'Amenities.' },
  },
});

@InputType({ description: 'A CSV file to import.' })
@Rules(importFileSchema)
export class ImportFileInput {
  @Field(() => ImportKind, { description: 'Its kind of entries.' })
  kind: ImportKind;

  @Field({ description: 'Its text, at most 300,000 characters and 1,000 rows; the first row names the columns.' })
  content: string;

  @Field(() => Boolean, { nullable: true, description: 'Validates every row without writing.' })
  preview: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A problem with a row.' })
export class ImportProblem {
  @Field({ description: 'The field; row for the row as a whole.' })
  field: string;

  @Field({ description: 'The problem and how to fix it.' })
  message: string;
}

@ObjectType({ simpleResolvers: true, description: 'A row of a file.' })
export class ImportRow {
  @Field(() => Int, { description: 'Its number as in a spreadsheet: the heading is row 1.' })
  row: number;

  @Field(() => [String], { description: 'Its cells by column; empty if the row can’t be split into cells.' })
  cells: string[];

  @Field(() => [ImportProblem], { description: 'Why it was skipped; empty for a valid row.' })
  problems: ImportProblem[];
}

/** What every import says of its file. */
@ObjectType({ simpleResolvers: true })
export abstract class ImportedFile {
  @Field({ description: 'Whether this is a preview, without writing.' })
  isPreview: boolean;

  @Field(() => [String], { description: 'The file’s columns.' })
  columns: string[];

  @Field(() => [String], { description: 'Ignored columns.' })
  unusedColumns: string[];

  @Field(() => Int, { description: 'New entries.' })
  created: number;

  @Field(() => Int, { description: 'Existing entries that stay as they are.' })
  unchanged: number;

  @Field(() => Int, { description: 'Skipped rows.' })
  refused: number;
}

@ObjectType({ simpleResolvers: true, description: 'The result of an import or preview.' })
export class ImportOutcome extends ImportedFile {
  @Field(() => [ImportRow], { description: 'Every row of the file, in order.' })
  rows: ImportRow[];

  @Field(() => Int, { description: 'Previously imported entries that were updated.' })
  changed: number;

  @Field(() => Int, { description: 'Previously imported halls that were removed and stay removed.' })
  removed: number;

  @Field(() => Int, {
    description: 'Halls that are offline, because they are incomplete or their owner took them offline.',
  })
  offline: number;
}
