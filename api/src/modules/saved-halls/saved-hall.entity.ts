import { PrimaryKeyProp, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.js';
import { Hall } from '../halls/hall.entity.js';

/** A hall that a customer has saved. */
@Entity({ tableName: 'saved_halls' })
export class SavedHall {
  [PrimaryKeyProp]?: ['user', 'hall'];

  @ManyToOne({
    entity: () => User,
    ref: true,
    primary: true,
    foreignKeyName: 'saved_halls_user_fkey',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  user: Ref<User>;

  @ManyToOne({
    entity: () => Hall,
    ref: true,
    primary: true,
    foreignKeyName: 'saved_halls_hall_fkey',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  hall: Ref<Hall>;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
