import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars.js';

/** A picture that was uploaded: decoded, written anew and kept. */
@ObjectType({ description: 'A picture that was uploaded. One that nothing uses within a day is removed.' })
export class UploadedImage {
  @Field({ description: 'Its address; `?size=320`, `640`, `960`, `1600` or `share` gives it in that size.' })
  url: string;

  @Field(() => Int, { description: 'Pixels across, as it is kept.' })
  width: number;

  @Field(() => Int, { description: 'Pixels down, as it is kept.' })
  height: number;

  @Field(() => Int, { description: 'Bytes, as it is kept.' })
  size: number;
}

/** A document that was uploaded. Its owner and staff can open it, nobody else. */
@ObjectType('StoredDocument', {
  description: 'A document, for its owner and staff only. One that nothing uses within a day is removed.',
})
export class StoredDocument {
  @Field({ description: 'The server’s name of it, to send with an application.' })
  filename: string;

  @Field({ description: 'What its owner’s machine called it.' })
  originalName: string;

  @Field({ description: 'Its kind, decided by its content.' })
  mime: string;

  @Field(() => Int, { description: 'Bytes.' })
  size: number;

  @Field(() => DateTime, { description: 'When it was uploaded.' })
  uploadedAt: Date;
}
