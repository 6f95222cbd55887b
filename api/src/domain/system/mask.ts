/** Shown instead of a secret value: in the environment until it is revealed, and in the audit log for good. */
export const MASK = '••••••••';
