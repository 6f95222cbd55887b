/**
 * Opens the browser's share sheet, which exists on some devices, and only over HTTPS.
 * @returns false where there is none
 * @throws what the browser says when sharing fails or is dismissed
 */
export async function openShareSheet(what: { title: string; url: string }): Promise<boolean> {
  const { share } = navigator as Partial<Navigator>;
  if (!share) return false;
  await share.call(navigator, what);
  return true;
}
