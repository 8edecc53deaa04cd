//! `imsmanifest.xml`, which tells a platform what is in a course.

use super::course::Course;
use super::escaped;
use sha2::{Digest, Sha256};

/// The manifest of a course with this page and these files: one organization, one item, one SCO.
pub(super) fn manifest(course: &Course, page: &str, files: &[String]) -> String {
    let title = escaped(&course.title);
    let hash = Sha256::digest(page);
    let identifier: String = hash[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    let mastery = course.mastery.0.map_or_else(String::new, |score| {
        format!("\n        <adlcp:masteryscore>{score}</adlcp:masteryscore>")
    });
    let files = files
        .iter()
        .map(|name| format!("\n      <file href=\"{}\"/>", escaped(name)));
    let files: String = files.collect();
    format!(
        r#"<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="nian-{identifier}" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="nian">
    <organization identifier="nian">
      <title>{title}</title>
      <item identifier="course" identifierref="sco" isvisible="true">
        <title>{title}</title>{mastery}
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="sco" type="webcontent" adlcp:scormtype="sco" href="index.html">{files}
    </resource>
  </resources>
</manifest>
"#
    )
}
