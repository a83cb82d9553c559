ALTER TABLE "therapists" ADD COLUMN     "care_user_id" UUID;

CREATE INDEX "therapists_care_user_id_idx" ON "therapists"("care_user_id");

-- Notes, conversations, forms and results are for the person who took part in them, and a listing leads to them. So a
-- listing remembers the account that it belonged to, also after unlinking, and no other account is linked while care of
-- it is kept. Of an account that is gone it remembers that it was there, as the id that nobody has.
CREATE FUNCTION nobodys_id() RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '00000000-0000-0000-0000-000000000000'::uuid
$$;

CREATE FUNCTION has_care(listing uuid) RETURNS boolean LANGUAGE sql VOLATILE AS $$
  SELECT EXISTS (SELECT FROM notebooks WHERE therapist_id = listing)
    OR EXISTS (SELECT FROM notes WHERE therapist_id = listing)
    OR EXISTS (SELECT FROM message_threads WHERE therapist_id = listing)
    OR EXISTS (SELECT FROM care_folders WHERE therapist_id = listing)
    OR EXISTS (SELECT FROM form_requests WHERE therapist_id = listing)
    OR EXISTS (SELECT FROM measure_requests WHERE therapist_id = listing)
    OR EXISTS (SELECT FROM assessments WHERE shared_with_therapist_id = listing)
    OR EXISTS (SELECT FROM record_requests WHERE therapist_id = listing)
    OR EXISTS (SELECT FROM handovers WHERE from_therapist_id = listing OR to_therapist_id = listing)
    OR EXISTS (SELECT FROM therapy_plans WHERE therapist_id = listing)
    OR EXISTS (SELECT FROM therapy_sessions WHERE therapist_id = listing)
$$;

CREATE FUNCTION keep_care_with_its_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.care_user_id := coalesce(NEW.user_id, NEW.care_user_id);
    RETURN NEW;
  END IF;
  IF NEW.care_user_id IS DISTINCT FROM nobodys_id() THEN
    NEW.care_user_id := OLD.care_user_id;
  END IF;
  IF NEW.user_id IS NULL OR NEW.user_id = OLD.care_user_id THEN
    RETURN NEW;
  END IF;
  IF OLD.care_user_id IS NOT NULL AND has_care(OLD.id) THEN
    RAISE EXCEPTION 'the care of this listing belongs to another account'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'therapists_care_stays', TABLE = 'therapists';
  END IF;
  NEW.care_user_id := NEW.user_id;
  RETURN NEW;
END $$;

-- The account that is linked now, else the one that was linked last.
UPDATE therapists t SET care_user_id = coalesce(t.user_id, (
  SELECT a.subject_user_id FROM audit_log a
  WHERE a.subject_table = 'therapists' AND a.subject_id = t.id
    AND a.action IN ('therapist.account-linked', 'therapist.account-unlinked')
  ORDER BY a.at DESC, a.id DESC LIMIT 1));
UPDATE therapists t SET care_user_id = nobodys_id()
WHERE care_user_id IS NOT NULL AND NOT EXISTS (SELECT FROM users u WHERE u.id = t.care_user_id);

CREATE TRIGGER therapists_care_stays BEFORE INSERT OR UPDATE OF user_id, care_user_id ON therapists
  FOR EACH ROW EXECUTE FUNCTION keep_care_with_its_account();

CREATE FUNCTION forget_whose_care() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE therapists SET care_user_id = nobodys_id() WHERE care_user_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER users_care_forgotten AFTER DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION forget_whose_care();
