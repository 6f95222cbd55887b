import { defineRoutes, type Route } from '../../rest/route.js';

/** A list of the catalogue in the REST API. */
interface CatalogueList {
  path: string;
  /** Its field of `viewerCatalogue`. */
  field: string;
  /** Type name in the mutations. */
  type: string;
  /** Noun with article, for summaries. */
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
    fields: `${PRICED} picture`,
  },
  {
    path: '/business/amenities',
    field: 'amenities',
    type: 'Amenity',
    noun: 'an amenity',
    fields: 'id name description icon hallCount',
  },
];

function toRoutes({ path, field, type, noun, fields }: CatalogueList): Route[] {
  const tag = 'Business setup';
  const idPath = `${path}/{id}`;
  return [
    {
      method: 'GET',
      path,
      summary: `The viewer’s ${field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}.`,
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
      path: idPath,
      summary: `Updates ${noun}.`,
      tag,
      operation: `mutation RestChange${type}($id: Int!, $input: ${type}Input!) { change${type}(id: $id, input: $input) { ${fields} } }`,
      variables: ({ params, body }) => ({ id: params.id, input: body }),
    },
    {
      method: 'DELETE',
      path: idPath,
      refusals: ['IN_USE'],
      summary: `Deletes ${noun}.`,
      tag,
      operation: `mutation RestRemove${type}($id: Int!) { remove${type}(id: $id) { ${fields} } }`,
      variables: ({ params }) => ({ id: params.id }),
    },
  ];
}

/** REST routes of the five lists of the business setup (docs/coverage.md: business §7 Business setup). */
export const catalogueRoutes = defineRoutes(LISTS.flatMap(toRoutes));
