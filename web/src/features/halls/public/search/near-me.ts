import { HallOrder, type HallSearch } from '@mehfil/api/domain/halls/search';
import { getPosition } from '../../../../lib/position';

/**
 * What a search for the halls around the visitor changes, nearest first.
 * @param radiusKm null for the order alone
 * @throws when the visitor or the browser refuses
 */
export async function findNearMe(radiusKm: number | null): Promise<Partial<HallSearch>> {
  const position = await getPosition();
  const rounded = (degrees: number): number => Number(degrees.toFixed(3));
  const near = { latitude: rounded(position.latitude), longitude: rounded(position.longitude), radiusKm };
  return { near, order: HallOrder.DISTANCE };
}
