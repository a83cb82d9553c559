-- "Clinical Psychologist" may be said only of people whose entry in the register of the Rehabilitation Council of India
-- has been checked and has not run out (lib/therapist/title). Whoever writes a therapist is held to it.

-- What is written with other spaces, full-width letters or invisible marks is the same title.
CREATE FUNCTION plain_letters(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(normalize(words, NFKC), '[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]', '', 'g')
$$;

CREATE FUNCTION claims_protected_title(words text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(plain_letters(words) ~* 'clinical[^[:alnum:]]{0,3}psychologist', false)
$$;

CREATE FUNCTION without_protected_title(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN claims_protected_title(words)
    THEN regexp_replace(plain_letters(words), 'clinical[^[:alnum:]]{0,3}(psychologist)', '\1', 'gi')
    ELSE words END
$$;

-- An entry is good until the end of its last day in India.
CREATE FUNCTION has_live_register_check(therapist uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM therapist_registrations
    WHERE therapist_id = therapist AND register = 'RCI' AND checked_at IS NOT NULL
      AND expires_on >= (now() AT TIME ZONE 'Asia/Kolkata')::date)
$$;

-- Only words that are new are looked at, and everything when a profile becomes public: what has run out meanwhile is
-- taken down by a job, and must not stand in the way of other changes.
CREATE FUNCTION refuse_unproven_title() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  fresh boolean := TG_OP = 'INSERT' OR (NEW.is_active AND NOT OLD.is_active);
BEGIN
  IF ((fresh OR NEW.title IS DISTINCT FROM OLD.title) AND claims_protected_title(NEW.title)
      OR (fresh OR NEW.name IS DISTINCT FROM OLD.name) AND claims_protected_title(NEW.name)
      OR (fresh OR NEW.bio IS DISTINCT FROM OLD.bio) AND claims_protected_title(NEW.bio)
      OR (fresh OR NEW.specialization IS DISTINCT FROM OLD.specialization)
        AND claims_protected_title(array_to_string(NEW.specialization, E'\n\n\n\n')))
    AND NOT has_live_register_check(NEW.id)
  THEN
    RAISE EXCEPTION 'clinical psychologist without a live register check'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'therapists_protected_title', TABLE = 'therapists';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER therapists_protected_title
  BEFORE INSERT OR UPDATE OF title, name, bio, specialization, is_active ON therapists
  FOR EACH ROW EXECUTE FUNCTION refuse_unproven_title();
