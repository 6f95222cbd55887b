import { defineRoutes, type Route } from '../../rest/route.js';

/** One list of the catalogue as REST serves it. */
interface CatalogueList {
  path: string;
  /** Its field of `viewerCatalogue`. */
  field: string;
  /** As the mutations name one of it. */
  type: string;
  /** As sentences name one of it. */
  noun: string;
  fields: string;
}

const PRICED = 'id name description price priceType currency';

const LISTS: CatalogueList[] = [
  {
    path: '/business/operations/categories',
    field: 'categories',
    type: 'HallCategory',
    noun: 'a category',
    fields: `${PRICED} hallCount`,
  },
  {
    path: '/business/operations/types',
    field: 'types',
    type: 'HallType',
    noun: 'a type of hall',
    fields: `${PRICED} hallCount`,
  },
  {
    path: '/business/services/fixed',
    field: 'fixedServices',
    type: 'FixedService',
    noun: 'a fixed service',
    fields: `${PRICED} isIncluded hallCount`,
  },
  {
    path: '/business/services/optional',
    field: 'optionalServices',
    type: 'OptionalService',
    noun: 'an optional service',
    fields: PRICED,
  },
  {
    path: '/business/amenities',
    field: 'amenities',
    type: 'Amenity',
    noun: 'an amenity',
    fields: 'id name description icon hallCount',
  },
];

function rowsOf({ path, field, type, noun, fields }: CatalogueList): Route[] {
  const tag = 'Business setup';
  const one = `${path}/{id}`;
  return [
    {
      method: 'GET',
      path,
      summary: `The own ${field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}.`,
      tag,
      operation: `query RestViewer${type}List { viewerCatalogue { ${field} { ${fields} } } }`,
      shape: (data) => (data.viewerCatalogue as Record<string, unknown>)[field],
    },
    {
      method: 'POST',
      path,
      summary: `Adds ${noun}.`,
      tag,
      operation: `mutation RestAdd${type}($input: ${type}Input!) { add${type}(input: $input) { ${fields} } }`,
      variables: ({ body }) => ({ input: body }),
      status: 201,
    },
    {
      method: 'PUT',
      path: one,
      summary: `Changes ${noun}.`,
      tag,
      operation: `mutation RestChange${type}($id: Int!, $input: ${type}Input!) { change${type}(id: $id, input: $input) { ${fields} } }`,
      variables: ({ params, body }) => ({ id: params.id, input: body }),
    },
    {
      method: 'DELETE',
      path: one,
      refusals: ['IN_USE'],
      summary: `Removes ${noun}.`,
      tag,
      operation: `mutation RestRemove${type}($id: Int!) { remove${type}(id: $id) { ${fields} } }`,
      variables: ({ params }) => ({ id: params.id }),
    },
  ];
}

/** The five lists of the business setup over REST (docs/coverage.md: business §7 Business setup). */
export const catalogueRoutes = defineRoutes(LISTS.flatMap(rowsOf));
