import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../i18n/text';
import { paths } from '../lib/paths';
import { closeToast, latestToast, showToast } from '../lib/toast';
import { sessionEndText } from './session-end.text';

/** Says once that the session is over, and leads to the sign-in and back. Where the page itself asks to sign in, that is enough. */
export function SessionEndNotice() {
  const words = useText(sessionEndText);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const isDoor = pathname === paths.login || pathname === paths.resetPassword;
  const signsIn = isDoor || pathname.startsWith(paths.controlPanel);
  const shown = useRef({ words, leave: () => undefined as unknown, signsIn });
  useEffect(() => {
    const from = `${pathname}${search}${hash}`;
    shown.current = { words, signsIn, leave: () => navigate(paths.login, { state: { from } }) };
  });

  useEffect(() => {
    const { title, text, signIn } = shown.current.words;
    const action = shown.current.signsIn
      ? {}
      : { action: { label: signIn, onClick: () => void shown.current.leave() } };
    showToast({ title, description: text, ...action });
    const id = latestToast();
    return () => closeToast(id);
  }, []);
  return null;
}
