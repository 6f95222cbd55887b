/** Prints the HTML of all kinds of mails of the current sources, as JSON. */
import './api-sources.mjs';

const { renderMailPages } = await import('../../api/src/testing/mail-pages.ts');
process.stdout.write(JSON.stringify(renderMailPages()));
