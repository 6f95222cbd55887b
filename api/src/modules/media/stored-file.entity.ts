import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { UploadKind } from '../../domain/media/uploads.js';
import { User } from '../accounts/user.entity.js';

/** An uploaded file. Unclaimed files are swept. */
@Entity({ tableName: 'stored_files' })
export class StoredFile {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  /** Who uploaded it; null for files of the platform. */
  @ManyToOne({
    entity: () => User,
    ref: true,
    nullable: true,
    foreignKeyName: 'stored_files_owner_fkey',
    deleteRule: 'restrict',
  })
  owner: Ref<User> | null = null;

  @Property({ type: 'string', length: 20 })
  kind: UploadKind;

  /** Its generated key in the storage. */
  @Property({ type: 'string', length: 200 })
  storageKey: string;

  @Property({ type: 'string', length: 100 })
  mime: string;

  /** In bytes. */
  @Property({ type: 'integer' })
  size: number;

  /** Width of a picture in pixels. */
  @Property({ type: 'integer', nullable: true })
  width: number | null = null;

  /** Height of a picture in pixels. */
  @Property({ type: 'integer', nullable: true })
  height: number | null = null;

  /** The sender's file name; never used as a path. */
  @Property({ type: 'string', length: 255, nullable: true })
  originalName: string | null = null;

  /** What uses it: `hall:12`, `business:3`, `post:7`, `proof:9`, `expense:6`, `message:4`. */
  @Property({ type: 'string', length: 100, nullable: true })
  claimedBy: string | null = null;

  /** When its sizes were made; null for pictures that wait for it, and for documents. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  sizesMadeAt: Date | null = null;

  /** Bytes of its sizes, beside its own. */
  @Property({ type: 'integer', default: 0 })
  sizesBytes: Opt<number> = 0;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
