// What Swagger UI draws otherwise: the path stands in the button that opens a call, so it is no link, and the filter is a search.
const own = ({ React: { createElement } }) => ({
  components: { DeepLink: ({ text }) => createElement('span', null, text) },
  wrapComponents: {
    FilterContainer: (Filter) => (given) => createElement('div', { role: 'search' }, createElement(Filter, given)),
  },
});

// The token stays in the page: it is neither stored nor sent anywhere but to this server.
window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#operations',
  deepLinking: true,
  plugins: [own],
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  filter: true,
  persistAuthorization: false,
  tryItOutEnabled: true,
  validatorUrl: null,
});
