import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** State that stands in an address, and how it is read from there and written. */
export interface Address<State extends object> {
  read: (params: URLSearchParams) => State;
  /** The parameters of a state; those of others stay as they are. */
  write: (state: State, others?: URLSearchParams) => URLSearchParams;
  /** The parameters after a change. Whatever changes but the page, a list begins at its first page. */
  change: (params: URLSearchParams, part: Partial<State>) => URLSearchParams;
}

/** State that lives in the page's address: it can be shared, reloaded and gone back to. */
export interface AddressState<State> {
  state: State;
  /** Changes some of it, in place; `replace: false` leaves a step in the history. */
  change: (part: Partial<State>, options?: { replace?: boolean }) => void;
  /** Changes some of it and nothing else of this page's entry in the history: its hash and its state stay. */
  changeQuietly: (part: Partial<State>) => void;
  /** The query of this page with some of it changed, for links. */
  linkTo: (part: Partial<State>) => string;
}

/** Reads and changes what a screen keeps in the page's address. */
export function useAddressState<State extends object>(address: Address<State>): AddressState<State> {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const text = params.toString();
  const state = useMemo(() => address.read(new URLSearchParams(text)), [address, text]);
  return {
    state,
    change: (part, { replace = true } = {}) =>
      setParams((now) => address.change(now, part), { replace, preventScrollReset: true }),
    changeQuietly: (part) =>
      void navigate(
        { search: address.change(params, part).toString(), hash: location.hash },
        { replace: true, preventScrollReset: true, state: location.state as unknown },
      ),
    linkTo: (part) => `?${address.change(params, part).toString()}`,
  };
}
