CREATE TABLE "site_switches" (
    "name" TEXT NOT NULL,
    "is_on" BOOLEAN NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_switches_pkey" PRIMARY KEY ("name")
);

ALTER TABLE site_switches ADD CONSTRAINT site_switches_name_known CHECK (name IN ('owner-claims'));

-- Every public page shows claims in its footer, and lists of therapists show the claimed rating of samples.
CREATE TRIGGER site_switches_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_switches
  FOR EACH STATEMENT EXECUTE FUNCTION public_read_changed('site-switches');
CREATE TRIGGER site_switches_change_therapists AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_switches
  FOR EACH STATEMENT EXECUTE FUNCTION public_read_changed('therapists');
