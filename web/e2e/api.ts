/** A call of the REST API, without `/api`. */
interface Call {
  method?: 'GET' | 'POST' | 'PUT';
  body?: unknown;
  token?: string;
}

function toHeaders(token?: string): Record<string, string> {
  return { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
}

async function readAnswer<Answer>(name: string, response: Response): Promise<Answer> {
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/**
 * Calls the REST API, beside any browser.
 * @throws Error when it refuses
 */
export async function callApi<Answer>(url: string, path: string, { method, body, token }: Call = {}): Promise<Answer> {
  const verb = method ?? (body === undefined ? 'GET' : 'POST');
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`${url}/api${path}`, { method: verb, headers: toHeaders(token), ...sent });
  return readAnswer(`${verb} ${path}`, response);
}

/**
 * Runs a GraphQL document, beside any browser.
 * @throws Error with the messages of its errors
 */
export async function runDocument<Data>(url: string, query: string, variables = {}, token?: string): Promise<Data> {
  const body = JSON.stringify({ query, variables });
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers: toHeaders(token), body });
  const { data, errors } = await readAnswer<{ data: Data; errors?: { message: string }[] }>('/graphql', response);
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
  return data;
}
