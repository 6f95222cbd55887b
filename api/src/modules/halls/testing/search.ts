import { Role } from '../../../domain/accounts/roles.js';
import { givenBusiness, givenHall, type BusinessScene, type HallScene } from '../../../testing/scene.js';
import { startHarness, type Harness, type Person } from '../../../testing/harness.js';

/** A response of the hall list over REST. */
export interface HallList {
  data: {
    id: number;
    hallName: string;
    hallNameUrdu: string | null;
    rating: number;
    distanceKm: number | null;
    viewerHasSaved: boolean;
  }[];
  paging: { page: number; limit: number; total: number; nextCursor: string | null };
}

/** Named halls for search tests, with an application of their own. */
export class HallScenes {
  private readonly ids = new Map<string, number>();

  private constructor(readonly at: Harness) {}

  static async open(): Promise<HallScenes> {
    return new HallScenes(await startHarness());
  }

  close(): Promise<void> {
    return this.at.close();
  }

  /** The id of a hall. */
  id(name: string): number {
    const id = this.ids.get(name);
    if (id === undefined) throw new Error(`There is no hall ${name}`);
    return id;
  }

  /** Creates a business with a new owner. Returns its id. */
  async business(scene: BusinessScene = {}): Promise<number> {
    const owner = await this.at.person(Role.BUSINESS);
    return givenBusiness(this.at.context().em, owner.id, scene);
  }

  /** Creates a hall with a name. */
  async hall(
    name: string,
    businessId: number,
    scene: HallScene & { rating?: number; reviewCount?: number } = {},
  ): Promise<void> {
    const { rating = 0, reviewCount = rating > 0 ? 3 : 0, ...rest } = scene;
    const { em } = this.at.context();
    const id = await givenHall(em, businessId, { hallName: name, ...rest });
    this.ids.set(name, id);
    await em.execute('update halls set rating = ?, review_count = ? where id = ?', [rating, reviewCount, id]);
  }

  /** Adds a fixed service to a hall. */
  async service(hallName: string, name: string): Promise<void> {
    const id = this.id(hallName);
    await this.at.context().em.execute(
      `with s as (insert into fixed_services (business_id, name) select business_id, ? from halls where id = ? returning id)
       insert into hall_fixed_services (hall_id, service_id) select ?, id from s`,
      [name, id, id],
    );
  }

  /** Names of the halls that a search finds, in order. */
  async found(query: string, person: Person = this.at.visitor): Promise<string[]> {
    const { status, body } = await person.rest<HallList>('GET', `/public/halls?limit=100&${query}`);
    if (status !== 200 || body.paging.total !== body.data.length)
      throw new Error(`${query} was answered with ${status}`);
    return body.data.map(({ hallName }) => hallName);
  }
}
