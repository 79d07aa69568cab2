//! The kinds of findings about names, types, statements and owners; each has its page in `pages/`.

use crate::diagnostics::{Code, Severity};

macro_rules! codes {
    ($($id:literal $name:ident $title:literal;)*) => {
        $(
            pub(super) static $name: Code = Code {
                id: $id,
                title: $title,
                severity: Severity::Error,
                page: include_str!(concat!("pages/", $id, ".md")),
            };
        )*

        /// All of them.
        pub(super) static CODES: &[&Code] = &[$(&$name),*];
    };
}

codes! {
    "T0101" UNKNOWN_NAME "nothing has this name";
    "T0102" DUPLICATE "two things have one name";
    "T0103" UNKNOWN_PACKAGE "nothing belongs to this package";
    "T0104" NO_PACKAGE "a file without a package";
    "T0105" UNKNOWN_WORD "a word that means nothing here";
    "T0110" NOT_A_RECORD "a record is needed";
    "T0111" SELF_COPY "a record that copies itself";
    "T0112" BAD_LITERAL "a value that no literal can have";
    "T0113" BAD_MAP_KEY "a map with other keys than texts";
    "T0114" MISPLACED_REST "something behind the rest of a record";
    "T0115" BAD_DEFAULT "a default that has no effect";
    "T0116" BAD_SOURCE "nothing to fill an argument from";
    "T0120" UNKNOWN_ATTRIBUTE "an attribute that does not exist";
    "T0121" ATTRIBUTE_TYPE "an attribute of another type";
    "T0122" ATTRIBUTE_ARGUMENT "an attribute with the wrong argument";
    "T0123" ATTRIBUTE_PLACE "an attribute in the wrong place";
    "T0401" MISPLACED "something in the wrong block";
    "T0402" SAID_TWICE "something is said twice";
    "T0403" NO_OWNER "a toolset that nobody owns";
    "T0404" OWNER_CONFLICT "a toolset with two owners";
    "T0405" NOT_OWNED "a service exports what it does not own";
    "T0406" CONTRADICTION "two statements that exclude each other";
    "T0407" UNKNOWN_CAPABILITY "a capability that does not exist";
    "T0408" BAD_COUNT "a number or duration that cannot be meant";
    "T0409" WITHOUT_EXAMPLE_ARGS "an example without arguments";
    "T0451" CHAIN_CYCLE "a chain that runs itself";
    "T0452" CLAIMS_LESS "a chain that claims less than it does";
    "T0453" BAD_URI "a URI that cannot be used";
    "T0454" NO_MESSAGES "a prompt that says nothing";
    "T0455" BAD_DATA "data that is not base64";
    "T0456" BAD_KEY "a name that nothing in a request has";
    "T0457" BAD_COMMAND_LINE "a command line that cannot be meant";
    "T0458" BAD_OUTCOME "an output or exit code that is no outcome";
    "T0459" NOT_SHARED "a command shares what it cannot show";
}
