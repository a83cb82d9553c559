-- How a name sounds, the same for the spellings that it has in Latin letters: "Lakshmi", "Laxmi" and "Lakshmy"; "Sreeja",
-- "Shrija" and "Srija"; "Iyer", "Aiyar" and "Ayyar" (docs/decisions/031). Rules of letters, no list of names.
CREATE FUNCTION sound_of(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(
  regexp_replace(
    regexp_replace(
      regexp_replace(
        translate(
          regexp_replace(
            regexp_replace(
              regexp_replace(replace(fold_text(written), 'x', 'ks'), 'ee+|ii+', 'i', 'g'),
              'oo+|uu+', 'u', 'g'),
            -- "Chowdhury", "Choudhury", "Chaudhury"; not "Swathi".
            'au|ou|ow(?=[^aeiou\s])', 'o', 'g'),
          'wzfq', 'vjpk'),
        -- "Geetha", "Vidhya", "Sharma": breath behind a consonant is written or not.
        '([bcdgjklnprstv])h', '\1', 'g'),
      '(.)\1+', '\1', 'g'),
    '(ai|a?i?y[ae])r\M', 'ir', 'g'),
  '(y|ie)\M', 'i', 'g');

-- Names of the directory by their sound, for the look-up of a search.
CREATE INDEX directory_names_by_sound ON directory_terms (sound_of(value) COLLATE "C") WHERE kind = 'name';

-- People of the back office by the sound of their names, anywhere in it.
CREATE INDEX profiles_by_sound ON profiles USING gin (sound_of(first_name || ' ' || last_name) gin_trgm_ops);
CREATE INDEX therapists_by_sound ON therapists USING gin (sound_of(name) gin_trgm_ops);
