-- Tells every server process which public read has changed (lib/public-reads/changes.ts). One word per statement,
-- whatever the number of rows; Postgres sends it at commit and folds repetitions within a transaction.
CREATE FUNCTION public_read_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_read_changed', TG_ARGV[0]);
  RETURN NULL;
END $$;

CREATE TRIGGER therapists_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON therapists
  FOR EACH STATEMENT EXECUTE FUNCTION public_read_changed('therapists');

CREATE TRIGGER testimonials_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON testimonials
  FOR EACH STATEMENT EXECUTE FUNCTION public_read_changed('testimonials');
