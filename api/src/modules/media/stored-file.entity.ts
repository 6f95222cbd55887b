import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { UploadKind } from '../../domain/media/uploads.js';
import { User } from '../accounts/user.entity.js';

/** An uploaded file. One that nothing has claimed is swept after a while. */
@Entity({ tableName: 'stored_files' })
export class StoredFile {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  /** Who uploaded it; empty for what the platform made. */
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

  /** The server's own name of it in the storage. */
  @Property({ type: 'string', length: 200 })
  storageKey: string;

  @Property({ type: 'string', length: 100 })
  mime: string;

  /** Bytes. */
  @Property({ type: 'integer' })
  size: number;

  /** Pixels, of pictures. */
  @Property({ type: 'integer', nullable: true })
  width: number | null = null;

  /** Pixels, of pictures. */
  @Property({ type: 'integer', nullable: true })
  height: number | null = null;

  /** As the person's machine called it; never used as a path. */
  @Property({ type: 'string', length: 255, nullable: true })
  originalName: string | null = null;

  /** What uses it: `hall:12`, `business:3`, `post:7`. */
  @Property({ type: 'string', length: 100, nullable: true })
  claimedBy: string | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
