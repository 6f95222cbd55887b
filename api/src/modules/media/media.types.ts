import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars.js';

/** An uploaded picture: decoded, re-encoded and stored. */
@ObjectType({ simpleResolvers: true, description: 'An uploaded picture. Deleted if it isn’t used within a day.' })
export class UploadedImage {
  @Field({ description: 'Its URL; `?size=320`, `640`, `960`, `1600`, `2400` or `share` selects a size.' })
  url: string;

  @Field(() => Int, { description: 'Width of the stored picture in pixels.' })
  width: number;

  @Field(() => Int, { description: 'Height of the stored picture in pixels.' })
  height: number;

  @Field(() => Int, { description: 'Size of the stored picture in bytes.' })
  size: number;
}

/** An uploaded document, a proof of payment or a file of a message, which only some can open. */
@ObjectType('StoredDocument', {
  simpleResolvers: true,
  description:
    'A private file: a document, for its owner and staff only, a proof of payment, for both sides of its booking and staff, the bill of an expense, for its business, or a file of a message, for those who read it. Deleted if it isn’t used within a day.',
})
export class StoredDocument {
  @Field({ description: 'Its file name on the server, to send with an application, a proof or a message.' })
  filename: string;

  @Field({ description: 'The original file name.' })
  originalName: string;

  @Field({ description: 'Its media type, detected from its content.' })
  mime: string;

  @Field(() => Int, { description: 'Bytes.' })
  size: number;

  @Field(() => DateTime, { description: 'When it was uploaded.' })
  uploadedAt: Date;
}
