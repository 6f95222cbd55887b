import { defineText } from '../../../i18n/text';

/** Words of the panel’s users. */
export const usersText = defineText({
  en: {
    title: 'User Management',
    search: 'Search by name, username or email',
    role: 'Role',
    everyRole: 'Every role',
    order: 'Order',
    orders: {
      NEWEST: 'Newest first',
      OLDEST: 'Oldest first',
      NAME: 'Name, A to Z',
      NAME_DESCENDING: 'Name, Z to A',
    },
    user: 'User',
    username: 'Username',
    created: 'Created',
    actions: 'Actions',
    assign: 'Make moderator',
    remove: 'Remove moderator',
    delete: 'Delete user',
    assigned: 'Moderator role assigned successfully',
    removed: 'Moderator role removed successfully',
    deleted: 'User deleted successfully',
    failed: 'Error',
    menu: (name: string) => `Actions for ${name}`,
    own: 'You',
    none: 'No users found',
  },
});
