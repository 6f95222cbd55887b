import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.js';

/** A customer's list of saved halls (docs/decisions/0039-saved-lists.md); its halls are in `saved_list_halls`. */
@Entity({ tableName: 'saved_lists' })
export class SavedList {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => User,
    ref: true,
    foreignKeyName: 'saved_lists_user_fkey',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  user: Ref<User>;

  @Property({ type: 'string', length: 60 })
  name: string;

  /** The secret of its link; null while it isn't shared. */
  @Property({ type: 'string', length: 64, nullable: true })
  shareToken: string | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
