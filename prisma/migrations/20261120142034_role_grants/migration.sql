-- Whoever may write a profile does not thereby decide what its owner is. A role is chosen once, by onboarding, and is
-- never admin then; everything else has to say in its own transaction that it grants roles:
--   SELECT set_config('antarman.grants_role', 'on', true);
-- No form, no ORM call and no forgotten column list can say that by accident.

CREATE FUNCTION refuse_ungranted_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('antarman.grants_role', true) = 'on' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'INSERT' THEN
    IF NEW.role <> 'admin' THEN
      RETURN NEW;
    END IF;
  ELSIF NEW.role = OLD.role
    OR (NOT OLD.onboarding_completed AND NEW.onboarding_completed AND 'admin' NOT IN (OLD.role, NEW.role)) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The role of a profile is not changed without antarman.grants_role'
    USING ERRCODE = 'insufficient_privilege', CONSTRAINT = 'profiles_role_granted';
END
$$;

CREATE TRIGGER profiles_role_granted BEFORE INSERT OR UPDATE OF role ON profiles
  FOR EACH ROW EXECUTE FUNCTION refuse_ungranted_role();
