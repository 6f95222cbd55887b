import { defineText } from '../../../i18n/text';

/** Words of one of the five lists. */
export interface ListWords {
  tab: string;
  /** What the list is for. */
  text: string;
  add: string;
  edit: string;
  name: string;
  namePlaceholder: string;
  empty: string;
  emptyText: string;
  created: string;
  updated: string;
  deleted: string;
  createFailed: string;
  updateFailed: string;
  deleteFailed: string;
  deleteTitle: (name: string) => string;
}

function list(
  noun: string,
  words: Pick<ListWords, 'tab' | 'text' | 'name' | 'namePlaceholder' | 'empty' | 'emptyText'>,
) {
  const capital = noun.charAt(0).toUpperCase() + noun.slice(1);
  const titled = noun.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return {
    ...words,
    add: `Add ${titled}`,
    edit: `Edit ${titled}`,
    created: `${capital} created successfully`,
    updated: `${capital} updated successfully`,
    deleted: `${capital} deleted successfully`,
    createFailed: `Failed to create ${noun}`,
    updateFailed: `Failed to update ${noun}`,
    deleteFailed: `Failed to delete ${noun}`,
    deleteTitle: (name: string) => `Delete ${name}?`,
  };
}

export const setupText = defineText({
  name: 'setupText',
  en: {
    title: 'Business Setup',
    import: 'Import CSV',
    text: 'What your halls are made of: set it up once, use it for every hall.',
    tabs: 'Setup sections',
    categories: list('category', {
      tab: 'Categories',
      text: 'Occasions that your halls are for. What a category costs is added to every booking of its halls.',
      name: 'Category Name',
      namePlaceholder: 'Wedding, Corporate, Birthday',
      empty: 'No categories defined yet',
      emptyText: 'Every hall needs one: add your first category with the form.',
    }),
    types: list('type', {
      tab: 'Hall Types',
      text: 'Kinds of halls. What a type costs is added to every booking of its halls.',
      name: 'Type Name',
      namePlaceholder: 'Banquet, Marquee, Garden',
      empty: 'No types defined yet',
      emptyText: 'Every hall needs one: add your first type with the form.',
    }),
    fixedServices: list('fixed service', {
      tab: 'Fixed Services',
      text: 'What comes with a hall. Always included services are charged with every booking; the others are listed.',
      name: 'Service Name',
      namePlaceholder: 'Stage decoration, Valet parking',
      empty: 'No fixed services defined yet',
      emptyText: 'Add what comes with your halls.',
    }),
    optionalServices: list('optional service', {
      tab: 'Menu and Services',
      text: 'What guests may choose when they book: menus, photography, flowers.',
      name: 'Service Name',
      namePlaceholder: 'One dish menu, Photography',
      empty: 'No optional services defined yet',
      emptyText: 'Add a menu or a service that guests can choose.',
    }),
    amenities: list('amenity', {
      tab: 'Amenities',
      text: 'What a hall has, at no extra cost.',
      name: 'Amenity Name',
      namePlaceholder: 'Parking, Air conditioning, Bridal room',
      empty: 'No amenities defined yet',
      emptyText: 'Add what guests look for: parking, a prayer room, a generator.',
    }),
    description: 'Description',
    price: 'Price',
    priceType: 'Price Type',
    percentageHint: 'Percent of the hall’s base price',
    isIncluded: 'Always included',
    isIncludedHint: 'Charged with every booking. Otherwise it is listed and costs nothing.',
    included: 'Always Included',
    icon: 'Icon',
    icons: {
      check: 'Check mark',
      wifi: 'Wi-Fi',
      car: 'Car',
      cutlery: 'Knife and fork',
      speaker: 'Speaker',
      snowflake: 'Snowflake',
      star: 'Star',
      shield: 'Shield',
      award: 'Award',
      heart: 'Heart',
    },
    picture: {
      label: 'Picture',
      alt: 'Picture of the service',
      choose: 'Choose a picture',
      replace: 'Replace picture',
      remove: 'Remove picture',
      upload: {
        failed: 'The picture could not be uploaded',
        tryAgain: 'Please try again.',
        tooLarge: { title: 'The picture is too large', description: 'Please choose a picture of at most 5 MB.' },
      },
    },
    update: 'Update',
    saving: 'Saving...',
    toForm: 'Fill in the form',
    cancel: 'Cancel',
    editItem: (name: string) => `Edit ${name}`,
    deleteItem: (name: string) => `Delete ${name}`,
    deleteText: 'Existing bookings keep what was agreed.',
    delete: 'Delete',
    usedBy: (count: number) => (count === 1 ? 'Used by 1 hall' : `Used by ${count} halls`),
    free: 'No extra charge',
    noBusiness: {
      title: 'No business application found',
      text: 'Apply for a business account first; then set up what your halls are made of.',
      action: 'Apply for Business Account',
    },
    availability: { tab: 'Availability' },
    settings: { tab: 'General Settings' },
  },
});
