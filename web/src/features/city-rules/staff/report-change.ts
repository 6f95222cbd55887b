/** What is shown after a change of a rule, and what is read again. */
export function reportRuleChange(title: string, failure: string) {
  return {
    success: { tone: 'success' as const, title },
    failure: { title: failure },
    refetch: ['PanelCityRules'],
  };
}
