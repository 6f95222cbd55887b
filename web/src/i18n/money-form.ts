import { createContext, useContext } from 'react';
import { useFormat, type Formats } from './format';

const Exact = createContext(false);

/** Around a page that writes all money with its two decimals, as papers do: cards on it do so, too. */
export const ExactMoney = Exact.Provider;

/** How what stands on lists and pages alike writes money: without decimals where it is whole, unless its page is exact. */
export function useCardMoney(): Formats['money'] {
  const { money, listMoney } = useFormat();
  return useContext(Exact) ? money : listMoney;
}
