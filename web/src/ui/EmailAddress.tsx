/** An address that breaks behind its @ where it has to break at all. */
export function EmailAddress({ children }: { children: string }) {
  const at = children.lastIndexOf('@') + 1;
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}

/** A link that writes to an address. */
export function EmailLink({ address, className }: { address: string; className?: string | undefined }) {
  return (
    <a className={className} href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`}>
      <EmailAddress>{address}</EmailAddress>
    </a>
  );
}
