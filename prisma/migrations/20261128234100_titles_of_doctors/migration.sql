-- "Psychiatrist" may be said only of people whose entry with a medical council has been checked and has not run out, as
-- "Clinical Psychologist" only of those on the register of the Rehabilitation Council of India (lib/therapist/title).

-- In prose somebody else may be called so: there only "I am a psychiatrist" and "As a psychiatrist, I" claim the title.
CREATE FUNCTION claims_medical_title(words text, prose boolean) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(plain_letters(words) ~* CASE WHEN prose
    THEN '\m(i am|i[''’]m) an? ([[:alpha:]-]+ ){0,3}psychiatrist|\mas an? ([[:alpha:]-]+ ){0,3}psychiatrist,? i\M'
    ELSE 'psychiatrist' END, false)
$$;

-- An entry is good until the end of its last day in India.
CREATE FUNCTION has_live_medical_check(therapist uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM therapist_registrations
    WHERE therapist_id = therapist AND register IN ('State medical council', 'National Medical Commission')
      AND checked_at IS NOT NULL AND expires_on >= (now() AT TIME ZONE 'Asia/Kolkata')::date)
$$;

CREATE FUNCTION is_unproven(therapist uuid, words text, prose boolean) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT (claims_protected_title(words) AND NOT has_live_register_check(therapist))
    OR (claims_medical_title(words, prose) AND NOT has_live_medical_check(therapist))
$$;

-- The same words without the titles for which no entry is good.
CREATE FUNCTION proven_words(therapist uuid, words text, prose boolean) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN NOT claims_medical_title(kept, prose) OR has_live_medical_check(therapist) THEN kept
    WHEN prose THEN regexp_replace(plain_letters(kept),
      '(\m(?:i am|i[''’]m|as) an? (?:[[:alpha:]-]+ ){0,3})psychiatrist', '\1therapist', 'gi')
    ELSE regexp_replace(replace(plain_letters(kept), 'Psychiatrist', 'Therapist'), 'psychiatrist', 'therapist', 'gi')
  END
  FROM (SELECT CASE WHEN has_live_register_check(therapist) THEN words ELSE without_protected_title(words) END) AS part (kept)
$$;

CREATE OR REPLACE FUNCTION refuse_unproven_title() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  fresh boolean := TG_OP = 'INSERT' OR (NEW.is_active AND NOT OLD.is_active);
BEGIN
  IF (fresh OR NEW.title IS DISTINCT FROM OLD.title) AND is_unproven(NEW.id, NEW.title, false)
    OR (fresh OR NEW.name IS DISTINCT FROM OLD.name) AND is_unproven(NEW.id, NEW.name, false)
    OR (fresh OR NEW.bio IS DISTINCT FROM OLD.bio) AND is_unproven(NEW.id, NEW.bio, true)
    OR (fresh OR NEW.specialization IS DISTINCT FROM OLD.specialization)
      AND is_unproven(NEW.id, array_to_string(NEW.specialization, E'\n\n\n\n'), false)
  THEN
    RAISE EXCEPTION 'protected title without a live register check'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'therapists_protected_title', TABLE = 'therapists';
  END IF;
  RETURN NEW;
END $$;
