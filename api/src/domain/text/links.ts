/** Top-level domains that mail programs and browsers turn into links, and that spam uses. */
const ENDINGS = [
  'com net org info biz name pro mobi edu gov mil int xyz top site online shop store club live app dev page link click',
  'space website tech cloud fun icu vip work world today life blog news media email digital agency host press company',
  'ai bio cam chat deals exchange express finance gift group guru lol money network one photo photos promo sale services',
  'social solutions stream support systems team tips tours travel video webcam wedding wiki win works zone bid buzz cash',
  'casino bet cfd cyou sbs quest loan men mov zip party date review trade science rocks ninja monster rest download ink',
  'ae af ag am at au az bd be bg br by bz ca cc cf ch ci cl cm cn co cz de dk ee eg es eu fi fm fr ga gd ge gg gl gq gr',
  'gs gy hk hr hu id ie il in io iq ir is it jo jp ke kr kw kz la lb li lk lt lu lv ly ma me ml mn mu mx my nf ng nl no np',
  'nu nz om pe ph pk pl pt pw qa ro rs ru sa sc se sg sh si sk st su th tk tn to tr tt tv tw ua uk us uy uz vc ve vg vn ws',
  'za zw',
]
  .join(' ')
  .replaceAll(' ', '|');

/** A scheme, `www.`, an IP address, an e-mail address, or `name.ending` at the end of a word. */
const LINK = new RegExp(
  [
    String.raw`[a-z][a-z\d+-]{0,20}:\/\/`,
    String.raw`\b(?:mailto|tel|javascript|data):`,
    String.raw`\bwww\d?\.`,
    String.raw`\b\d{1,3}(?:\.\d{1,3}){3}\b`,
    String.raw`\S@\S`,
    String.raw`[\p{L}\p{N}]\.(?:${ENDINGS})\/`,
    String.raw`[\p{L}\p{N}]\.(?:com|net|org)(?![\p{L}\p{N}\p{M}_-])`,
    String.raw`[\p{L}\p{N}-]{2}\.(?:${ENDINGS}|xn--[a-z\d-]{1,59})(?![\p{L}\p{N}\p{M}_-])`,
  ].join('|'),
  'iu',
);
/** Characters that browsers treat as dots in host names. */
const DOTS = /[\u3002\uff0e\uff61\u2024]/gu;
/** Invisible characters don't break a link. */
const INVISIBLE = /\p{Cf}/gu;

/**
 * Whether a text contains what mail programs turn into a link. Names appear in other people's mails: with links, anybody could
 * send anything to anyone in our name.
 */
export function hasLink(value: string): boolean {
  return LINK.test(value.replace(INVISIBLE, '').replace(DOTS, '.').normalize('NFKC'));
}
