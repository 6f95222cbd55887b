-- Extensions, and the forms in which texts are compared and searched.

create extension if not exists btree_gist;
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists fuzzystrmatch;
create extension if not exists btree_gin;

-- The form in which texts are compared in searches. PostgreSQL calls unaccent stable because dictionaries can be swapped; ours
-- is the shipped one, so the result may stand in generated columns and indexes.
create function search_form(value text) returns text
  language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, normalize(value, NFKC)));

-- A text as the words that it is searched by: without marks of vowels, the long stroke and characters without a width, in one
-- spelling of Urdu. Composed letters come first, so that a mark that belongs to one stays.
create function search_words(value text) returns text[]
  language sql immutable strict parallel safe
  return array(
    select distinct left(word, 60)
      from regexp_split_to_table(translate(
          regexp_replace(search_form(value), U&'[\0610-\061A\0640\064B-\065F\0670\06D6-\06ED\200B-\200F\2060-\2064\FEFF]', '', 'g'),
          'يىئكةهۀۂأإٱؤۓ۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩،؛؟۔', 'یییکہہہہاااوے01234567890123456789    '), '[[:space:][:punct:]]+') as word
      where word <> '');

-- A number that changes with what it is made of; fits a JavaScript number.
create function content_version(variadic parts text[]) returns bigint language sql immutable parallel safe
  return hashtextextended(parts::text, 0) & 9007199254740991;

-- The form in which names of cities are compared.
create function city_key(value text) returns text
  language sql immutable strict parallel safe
  return btrim(regexp_replace(search_form(value), '\s+', ' ', 'g'));

-- A text in the same spelling, as it is searched.
create function urdu_form(value text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(translate(
      regexp_replace(search_form(value), U&'[\0610-\061A\0640\064B-\065F\0670\06D6-\06ED\200B-\200F\2060-\2064\FEFF]', '', 'g'),
      'يىئكةهۀۂأإٱؤۓ۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩،؛؟۔', 'یییکہہہہاااوے01234567890123456789    '), '[[:space:]]+', ' ', 'g');
