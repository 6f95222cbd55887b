const rules = new Map<string, Intl.PluralRules>();

/** The form of a text for a count, by the rules of a language (BCP 47). `other` serves where a form isn't given. */
export function plural(
  language: string,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  let rule = rules.get(language);
  if (!rule) rules.set(language, (rule = new Intl.PluralRules(language)));
  return forms[rule.select(count)] ?? forms.other;
}
