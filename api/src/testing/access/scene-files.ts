import type { EntityManager } from '@mikro-orm/postgresql';
import { FILES_PATH } from '../../domain/media/pictures.js';
import type { Harness, Person } from '../harness.js';
import { AT, insert } from './scene-rows.js';

type Uploaders = Readonly<Record<'pendingOwner' | 'owner' | 'otherOwner' | 'admin' | 'customer', Person>>;

/** The files of the scene: pictures by address, documents and proofs by name, those of messages by id. */
export type SceneFiles = Record<
  'picture' | 'usedPicture' | 'adminPicture' | 'document' | 'freeDocument' | 'freeProof',
  string
> &
  Record<'ofBooking' | 'ofEnquiry', number>;

/** What uses them. */
type Users = Readonly<
  Record<'businessId' | 'hallId' | 'proofId' | 'expenseId' | 'messageId' | 'enquiryMessageId', number>
>;

/** Stores files, used and unused, of a hall, of an application, of a proof of payment and of messages. */
export async function insertFiles(
  at: Harness,
  em: EntityManager,
  { pendingOwner, owner, otherOwner, admin, customer }: Uploaders,
  { businessId, hallId, proofId, expenseId, messageId, enquiryMessageId }: Users,
): Promise<SceneFiles> {
  const keep = async (key: string, ownerId: number, claimedBy: string | null = null) => {
    const [folder = ''] = key.split('/');
    const mime = folder === 'images' ? 'image/webp' : 'application/pdf';
    const kind = folder.slice(0, -1);
    const row = {
      kind,
      mime,
      storage_key: key,
      owner_id: ownerId,
      size: 4,
      original_name: 'file',
      claimed_by: claimedBy,
    };
    const id = await insert(em, 'stored_files', { ...row, created_at: AT });
    await at.app.files.put(key, 'file');
    return id;
  };
  const name = (digit: number) => String(digit).repeat(32);
  await keep(`images/${name(1)}.webp`, otherOwner.id);
  await keep(`images/${name(2)}.webp`, owner.id, `hall:${hallId}`);
  await keep(`images/${name(5)}.webp`, admin.id);
  await keep(`documents/${name(3)}.pdf`, pendingOwner.id, `business:${businessId}`);
  await keep(`documents/${name(4)}.pdf`, pendingOwner.id);
  await keep(`proofs/${name(6)}.pdf`, customer.id, `proof:${proofId}`);
  await keep(`proofs/${name(7)}.pdf`, customer.id);
  await keep(`proofs/${'a'.repeat(32)}.pdf`, owner.id, `expense:${expenseId}`);
  await em.execute('update businesses set documents = array[?] where id = ?', [`${name(3)}.pdf`, businessId]);
  return {
    picture: `${FILES_PATH}/images/${name(1)}.webp`,
    usedPicture: `${FILES_PATH}/images/${name(2)}.webp`,
    adminPicture: `${FILES_PATH}/images/${name(5)}.webp`,
    document: `${name(3)}.pdf`,
    freeDocument: `${name(4)}.pdf`,
    freeProof: `${name(7)}.pdf`,
    ofBooking: await keep(`messages/${name(8)}.pdf`, customer.id, `message:${messageId}`),
    ofEnquiry: await keep(`messages/${name(9)}.pdf`, customer.id, `message:${enquiryMessageId}`),
  };
}
