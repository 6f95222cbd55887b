import type { EntityManager } from '@mikro-orm/postgresql';

/** Gives a business a webhook for an event. @returns reads the bodies that it would receive, the first one first */
export async function listenTo(em: EntityManager, businessId: number, event: string): Promise<() => Promise<string[]>> {
  const [webhook] = await em.execute<{ id: number }[]>(
    `insert into webhooks (business_id, url, secret, events) values (?, 'https://me.example/hook', 'x', array[?]) returning id`,
    [businessId, event],
  );
  return async () => {
    const rows = await em.execute<{ payload: string }[]>(
      'select payload from webhook_deliveries where webhook_id = ? order by id',
      [webhook?.id ?? 0],
    );
    return rows.map(({ payload }) => payload);
  };
}
