import { User } from '../modules/accounts/user.entity.js';

/** Every entity of the product. An entity that isn't listed doesn't exist for the database. */
export const ENTITIES = [User];
