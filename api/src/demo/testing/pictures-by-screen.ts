import type { Harness } from '../../testing/harness.js';

const SCREENS = `query Screens($limit: Int!, $city: String, $order: HallOrder) {
  featured: halls(filter: { featured: true }, paging: { limit: $limit }) { nodes { profileImage } }
  listed: halls(filter: { location: $city }, order: $order, paging: { limit: $limit }) { nodes { profileImage } }
  blogPosts(paging: { limit: $limit }) { nodes { featuredImage } }
}`;

interface Screens {
  featured: { nodes: { profileImage: string }[] };
  listed: { nodes: { profileImage: string }[] };
  blogPosts: { nodes: { featuredImage: string }[] };
}

/** Addresses of the pictures of halls and articles that stand on one screen. */
export async function picturesByScreen(at: Harness): Promise<Map<string, string[]>> {
  const read = async (variables: object): Promise<Screens> => {
    const { data } = await at.visitor.graphql<Screens>(SCREENS, { limit: 12, ...variables });
    if (!data) throw new Error('The screens could not be read');
    return data;
  };
  const halls = ({ listed }: Screens) => listed.nodes.map(({ profileImage }) => profileImage);
  const first = await read({});
  const articles = first.blogPosts.nodes.map(({ featuredImage }) => featuredImage);
  const featured = first.featured.nodes.map(({ profileImage }) => profileImage);
  // The landing page shows a featured hall among all venues, too: it is the same hall.
  const screens = new Map([
    ['landing', [...new Set([...featured.slice(0, 3), ...halls(first), ...articles.slice(0, 3)])]],
    ['featured venues', featured],
    ['blog and article', articles],
    ['all venues', halls(first)],
  ]);
  for (const city of ['Lahore', 'Karachi', 'Islamabad']) screens.set(city, halls(await read({ city })));
  const galleries = await at
    .context()
    .em.execute<{ id: number; pictures: string[] }[]>('select id, slider_images as pictures from halls');
  for (const { id, pictures } of galleries.slice(0, 3)) screens.set(`hall ${id}`, pictures);
  return screens;
}
