import styles from '../InvoicePaper.module.css';

interface PaperSellerProps {
  name: string;
  address: string | null;
  phone: string | null;
}

/** Who writes a paper: the business, with its address and phone where they are known. */
export function PaperSeller({ name, address, phone }: PaperSellerProps) {
  return (
    <div className={styles.seller}>
      <p>
        <span className="strong">{name}</span>
        {address && <span>{address}</span>}
        {phone && (
          <span>
            <bdi dir="ltr">{phone}</bdi>
          </span>
        )}
      </p>
    </div>
  );
}
