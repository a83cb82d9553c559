-- Where to say that an erasure is done. The account has lost its address by then; this is emptied once the mail is out.
ALTER TABLE "privacy_requests" ADD COLUMN "notice_address" CITEXT;
ALTER TABLE privacy_requests
  ADD CONSTRAINT privacy_requests_notice_address_shape CHECK (is_email(notice_address::text)),
  ADD CONSTRAINT privacy_requests_notice_of_erasure CHECK (notice_address IS NULL OR kind = 'erasure');
CREATE INDEX privacy_requests_files ON privacy_requests (file_expires_at) WHERE file_id IS NOT NULL;

-- Evidence is kept for as long as the privacy notice says (content/retention.ts), and no longer: what is past its
-- time may go, what is not cannot be touched by anyone.
CREATE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '36 months' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.at < now() - interval '180 days' AND NEW.ip_hash IS NULL
    AND to_jsonb(NEW) - 'ip_hash' = to_jsonb(OLD) - 'ip_hash' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END
$$;
DROP TRIGGER audit_log_append_only ON audit_log;
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION keep_audit_entry();

CREATE FUNCTION keep_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.issued_at < now() - interval '96 months' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END
$$;
DROP TRIGGER receipts_never_change ON receipts;
CREATE TRIGGER receipts_never_change BEFORE UPDATE OR DELETE ON receipts
  FOR EACH ROW EXECUTE FUNCTION keep_receipt();
