use super::Text;

/// What the page for authors of other pages says.
pub struct Embedding;

impl Embedding {
    /// Its title.
    pub const TITLE: Text = ["放進你的網頁", "放进你的网页", "In your own page"];
    /// What it holds, in one sentence, for lists of search results.
    pub const DESCRIPTION: Text = [
        "一行程式碼和一個標籤，就能把例子、盤面、數表放進任何網頁；這裡有所有屬性，也能拼出要貼的標籤。",
        "一行代码和一个标签，就能把例子、盘面、数表放进任何网页；这里有所有属性，也能拼出要贴的标签。",
        "One line of script and one tag put an example, a board or a table into any page. All attributes, and a builder for the tag.",
    ];
    /// How it is done.
    pub const INTRO: Text = [
        "教學網頁、部落格、課程講義都可以放：把一行程式碼貼在網頁裡一次，想放圖的地方再貼一個標籤。不必註冊，也不必安裝。",
        "教学网页、博客、课程讲义都可以放：把一行代码贴在网页里一次，想放图的地方再贴一个标签。无需注册，也无需安装。",
        "For a class page, a blog or course notes: paste one line of script into the page once, and a tag wherever a picture is to stand. Nothing to sign up for, nothing to install.",
    ];
    /// What to do where the page cannot run it.
    pub const FALLBACK: Text = [
        "標籤裡面寫的字，在圖還沒出現、或網頁不能執行程式時看得到；列印的也是它。標了 data-nian-until 的那一段只是先佔住位置，不會列印。",
        "标签里面写的字，在图还没出现、或网页不能运行程序时看得到；打印的也是它。标了 data-nian-until 的那一段只是先占住位置，不会打印。",
        "What you write inside the tag is seen until the picture is there, wherever scripts cannot run, and in print; what is marked data-nian-until only keeps the place and is not printed.",
    ];
    /// What a page with a policy has to allow.
    pub const POLICY: Text = [
        "網頁若有 Content-Security-Policy，script-src 要有 'wasm-unsafe-eval'。程式碼放在別的主機時，script-src 和 connect-src 還要有那個主機，想驗證說法，worker-src 還要有那個主機和 blob:；那個主機要回應 Access-Control-Allow-Origin。少了什麼，圖上會說，標籤裡面的字還在；但 nian.js 本身沒有下載成功時，誰也說不了，讀者只看到標籤裡面的字，所以最好放一個連結在那裡。要求 Trusted Types 的網頁要允許名叫 nian 的 policy，才能驗證說法。",
        "网页若有 Content-Security-Policy，script-src 要有 'wasm-unsafe-eval'。代码放在别的主机时，script-src 和 connect-src 还要有那个主机，想验证说法，worker-src 还要有那个主机和 blob:；那个主机要返回 Access-Control-Allow-Origin。少了什么，图上会说，标签里面的字还在；但 nian.js 本身没有下载成功时，谁也说不了，读者只看到标签里面的字，所以最好放一个链接在那里。要求 Trusted Types 的网页要允许名为 nian 的 policy，才能验证说法。",
        "A page with a Content-Security-Policy needs 'wasm-unsafe-eval' in script-src. If the script comes from another host, script-src and connect-src need that host too, and to have claims checked worker-src needs the host and blob:; and that host has to answer with Access-Control-Allow-Origin. Where something is missing the picture says so, and what you wrote inside the tag stays; where nian.js itself does not arrive nothing can say so, and readers see only what you wrote there: let it be a link. A page that requires Trusted Types has to allow a policy called nian if claims are to be checked.",
    ];
    /// The heading over the elements.
    pub const ELEMENTS: Text = ["標籤", "标签", "The tags"];
    /// The heading over the attributes.
    pub const ATTRIBUTES: Text = ["屬性", "属性", "Attributes"];
    /// The heads of the columns: tag, attribute, values.
    pub const COLUMNS: [Text; 3] = [
        ["標籤", "标签", "Tag"],
        ["屬性", "属性", "Attribute"],
        ["可以寫什麼", "可以写什么", "What it takes"],
    ];
    /// The tags: name, and what it puts on the page.
    pub const TAGS: [(&'static str, Text); 5] = [
        (
            "nian-example",
            [
                "一步一步看的例子",
                "一步一步看的例子",
                "an example to be followed step by step",
            ],
        ),
        (
            "nian-game",
            ["可以對局的盤面", "可以对局的盘面", "a board to play on"],
        ),
        ("nian-table", ["數表", "数表", "a table"]),
        (
            "nian-number",
            [
                "一個數的寫法",
                "一个数的写法",
                "a number and how it is written",
            ],
        ),
        (
            "nian-claim",
            [
                "一個說法，附當場驗算",
                "一个说法，附当场验算",
                "a statement, with a check that runs on the spot",
            ],
        ),
    ];
    /// The attributes: tag (empty: every one), name, and what it takes.
    pub const VALUES: [(&'static str, &'static str, Text); 15] = [
        (
            "nian-example",
            "src",
            [
                "「文章/例子」，例如 nim-and-variants/ex2；或自己寫的例子的網址",
                "“文章/例子”，例如 nim-and-variants/ex2；或自己写的例子的网址",
                "ARTICLE/EXAMPLE, such as nim-and-variants/ex2; or the address of a lesson of your own",
            ],
        ),
        (
            "nian-example",
            "step",
            [
                "從第幾步看起；0 是開頭",
                "从第几步看起；0 是开头",
                "the step to begin with; 0 is the start",
            ],
        ),
        (
            "nian-game",
            "position",
            [
                "局面，例如 nim:3,4,5",
                "局面，例如 nim:3,4,5",
                "a position, such as nim:3,4,5",
            ],
        ),
        (
            "nian-game",
            "first",
            [
                "誰先取：reader（讀者）或 other（對手）",
                "谁先取：reader（读者）或 other（对手）",
                "who begins: reader or other",
            ],
        ),
        (
            "nian-game",
            "opponent",
            [
                "對手：perfect（不出錯）、learner（偶爾出錯）或 none（兩個人玩）",
                "对手：perfect（不出错）、learner（偶尔出错）或 none（两个人玩）",
                "perfect, learner (a beginner who slips now and then) or none (two people)",
            ],
        ),
        ("nian-table", "of", ["列什麼", "列什么", "what is listed"]),
        (
            "nian-table",
            "rules",
            [
                "照什麼規則，例如 dynamic.3",
                "照什么规则，例如 dynamic.3",
                "under which rules, such as dynamic.3",
            ],
        ),
        ("nian-number", "value", ["一個數", "一个数", "a number"]),
        (
            "nian-number",
            "in",
            [
                "寫法：binary、fibonacci、mixed:2,3,4,5 或 sequence:1,3,5,7",
                "写法：binary、fibonacci、mixed:2,3,4,5 或 sequence:1,3,5,7",
                "how it is written: binary, fibonacci, mixed:2,3,4,5 or sequence:1,3,5,7",
            ],
        ),
        (
            "nian-number",
            "digits",
            [
                "代替 value：一串費氏數字，例如 10110110，進位成標準表示法",
                "代替 value：一串斐波那契数字，例如 10110110，进位成标准表示法",
                "instead of value: Fibonacci digits, such as 10110110, to be carried into standard form",
            ],
        ),
        (
            "nian-number",
            "do",
            [
                "write（寫出來）、increment（加一）或 pair（威氏遊戲的第 n 組）",
                "write（写出来）、increment（加一）或 pair（威佐夫游戏的第 n 组）",
                "write, increment (add 1) or pair (the nth pair of Wythoff’s game)",
            ],
        ),
        (
            "nian-claim",
            "src",
            ["「文章/說法」", "“文章/说法”", "ARTICLE/CLAIM"],
        ),
        (
            "",
            "answers",
            [
                "shown：答案都看得到；hidden：讀者問了才看得到；ask：只有提問的步驟要先想",
                "shown：答案都看得到；hidden：读者问了才看得到；ask：只有提问的步骤要先想",
                "shown, hidden until the reader asks, or ask: only steps that ask something wait",
            ],
        ),
        (
            "",
            "theme",
            [
                "auto（跟著標籤所在之處）、light（淺色）、dark（深色）或 projector（投影）",
                "auto（跟着标签所在之处）、light（浅色）、dark（深色）或 projector（投影）",
                "auto (as the place where the tag stands), light, dark or projector",
            ],
        ),
        (
            "",
            "lang",
            [
                "zh-Hant、zh-Hans 或 en；不寫就跟著網頁",
                "zh-Hant、zh-Hans 或 en；不写就跟着网页",
                "zh-Hant, zh-Hans or en; without it, that of the page around it",
            ],
        ),
    ];
    /// What happens to a wrong value.
    pub const WRONG: Text = [
        "沒寫或寫錯時，圖上會有一句提醒，並用預設值代替；之後才改錯的，原來的圖照舊。不會留下一塊空白。",
        "没写或写错时，图上会有一句提醒，并用默认值代替；之后才改错的，原来的图照旧。不会留下一块空白。",
        "Where a value is missing or wrong, the picture says so in a line and uses the default; where it is changed to a wrong one later, what was shown stays. It is never an empty box.",
    ];
    /// The heading over what a script can use.
    pub const SCRIPTING: Text = ["用程式操作", "用程序操作", "From a script"];
    /// What a script can use: names, and what they are.
    pub const INTERFACE: [(&'static str, Text); 10] = [
        (
            "ready",
            [
                "最後要求的東西顯示出來就兌現的 Promise；做不到就拒絕，並說明原因",
                "最后要求的内容显示出来就兑现的 Promise；做不到就拒绝，并说明原因",
                "a promise that resolves when what was asked for last is shown, and rejects with the reason where that cannot be had",
            ],
        ),
        (
            "engine",
            [
                "從這個 Promise 兌現起，每個方法都當場做完；在這之前例子已經可以一步一步看，play、undo、redo 會先記下，依序補做",
                "从这个 Promise 兑现起，每个方法都当场做完；在这之前例子已经可以一步一步看，play、undo、redo 会先记下，依次补做",
                "a promise: from then on every method acts before it returns. Examples can be stepped before it; play, undo and redo are kept until then and done in turn",
            ],
        ),
        (
            "position, outcome, winning",
            [
                "現在的局面、safe 或 unsafe、所有必勝的取法",
                "现在的局面、safe 或 unsafe、所有必胜的取法",
                "the position shown, safe or unsafe, all winning moves",
            ],
        ),
        (
            "step, steps",
            [
                "第幾步（可以設定）、最後一步的序號",
                "第几步（可以设置）、最后一步的编号",
                "the step (can be set) and the last step’s number",
            ],
        ),
        (
            "goTo(x), canGoTo(x)",
            [
                "到 \"first\"、\"prev\"、\"next\"、\"last\" 或第 n 步",
                "到 \"first\"、\"prev\"、\"next\"、\"last\" 或第 n 步",
                "goes to \"first\", \"prev\", \"next\", \"last\" or step n",
            ],
        ),
        (
            "play(move), undo(), redo(), reset()",
            [
                "取一手、退回、重做、重來；不合規則的一手會丟出說明原因的 RangeError。程式取的算是讀者取的；兩個人玩時，輪到誰就算誰的",
                "取一手、退回、重做、重来；不合规则的一手会抛出说明原因的 RangeError。程序取的算是读者取的；两个人玩时，轮到谁就算谁的",
                "makes a move, takes it back, makes it again, starts over; a move against the rules throws a RangeError that says why. A script plays for the reader, or for whoever is to move where two people play",
            ],
        ),
        (
            "check(), cancel()",
            [
                "驗算說法、停止驗算",
                "验算说法、停止验算",
                "checks a claim, and ends the check",
            ],
        ),
        (
            "nian-ready, nian-step, nian-move, nian-end",
            [
                "往外傳的事件，資料在 detail 裡；nian-move 的 by 是 reader（讀者）或 other（對手）",
                "往外传的事件，数据在 detail 里；nian-move 的 by 是 reader（读者）或 other（对手）",
                "events that bubble, with the facts in detail; by, in nian-move, is reader or other",
            ],
        ),
        (
            "nian-checked",
            [
                "驗算完了的事件：said、truth 是 holds（成立）或 fails（不成立），position 是反例，expected 是結果是否如預期",
                "验算完了的事件：said、truth 是 holds（成立）或 fails（不成立），position 是反例，expected 是结果是否符合预期",
                "the event when a check is done: said and truth are holds or fails, position is the counter-example, expected whether it came out as it should",
            ],
        ),
        (
            "nian-error",
            [
                "出錯的事件：message 是給讀者看的一句話，code 是 bad-value、not-found、not-loaded、bad-lesson、blocked 或 internal。設定屬性不會丟出例外：寫錯了有這個事件，原來的圖照舊；null 和 undefined 等於拿掉屬性",
                "出错的事件：message 是给读者看的一句话，code 是 bad-value、not-found、not-loaded、bad-lesson、blocked 或 internal。设置属性不会抛出异常：写错了有这个事件，原来的图照旧；null 和 undefined 等于去掉属性",
                "the event when something is wrong: message is a sentence for the reader, code is bad-value, not-found, not-loaded, bad-lesson, blocked or internal. Setting a property never throws: a wrong value gives this event, and what was shown stays; null and undefined remove the attribute",
            ],
        ),
    ];
    /// The heading over what a style sheet can set.
    pub const STYLING: Text = ["用 CSS 設定", "用 CSS 设置", "From a style sheet"];
    /// What a style sheet can set, on the tag or anything around it: names, and what they are.
    pub const PROPERTIES: [(&'static str, Text); 10] = [
        (
            "--nian-paper, --nian-panel",
            [
                "底色：欄位後面的、卡片的",
                "底色：字段后面的、卡片的",
                "the grounds: behind what stands apart, and of the card",
            ],
        ),
        (
            "--nian-ink, --nian-muted, --nian-line",
            [
                "字、次要的字、線",
                "字、次要的字、线",
                "text, quieter text, lines",
            ],
        ),
        (
            "--nian-safe, --nian-safe-soft, --nian-unsafe, --nian-unsafe-soft",
            [
                "安全與不安全的顏色，和各自的底色",
                "安全与不安全的颜色，和各自的底色",
                "safe and unsafe, and the ground of each",
            ],
        ),
        (
            "--nian-accent",
            [
                "可以點的、正在說的東西",
                "可以点的、正在说的东西",
                "what can be touched or is pointed at",
            ],
        ),
        (
            "--nian-coin, --nian-coin-edge",
            ["銅板和它的邊", "硬币和它的边", "coins and their edges"],
        ),
        (
            "--nian-font, --nian-serif",
            [
                "字體：卡片的、我們網頁內文的",
                "字体：卡片的、我们网页正文的",
                "typefaces: of cards, and of what our own pages say",
            ],
        ),
        (
            "--nian-size",
            [
                "字的大小；不設就是 1.0625rem，最小 17 px，最大 34 px",
                "字的大小；不设就是 1.0625rem，最小 17 px，最大 34 px",
                "the size of text; without it 1.0625rem, at least 17 px and at most 34 px",
            ],
        ),
        (
            "--nian-tall",
            [
                "圖最多多高，例如 280px，讓整張卡片放得進一張投影片",
                "图最多多高，例如 280px，让整张卡片放得进一张幻灯片",
                "the most height a picture takes, such as 280px for a card that is to fit on a slide",
            ],
        ),
        (
            "--nian-room",
            [
                "圖出現以前先留多高",
                "图出现以前先留多高",
                "the height that is kept free until the picture is there",
            ],
        ),
        (
            "::part(board), ::part(controls), ::part(caption)",
            [
                "圖、按鈕、說明",
                "图、按钮、说明",
                "the picture, the buttons, the words",
            ],
        ),
    ];
    /// How light and dark are chosen, and how widgets stand apart.
    pub const THEME: Text = [
        "theme 不寫或寫 auto 時，深色還是淺色由標籤所在之處的 color-scheme 決定，不由裝置決定：沒有設 color-scheme 的網頁，圖總是淺色的。標籤上下有 1rem 的 margin，可以自己改。",
        "theme 不写或写 auto 时，深色还是浅色由标签所在之处的 color-scheme 决定，不由设备决定：没有设 color-scheme 的网页，图总是浅色的。标签上下有 1rem 的 margin，可以自己改。",
        "Without theme, or with auto, a picture is light or dark by the color-scheme of the place where the tag stands, not by the device: on a page that sets none it is always light. A tag has a margin of 1rem above and below, which you can change.",
    ];
    /// The heading over frames.
    pub const FRAMES: Text = ["放進外框", "放进框架", "In a frame"];
    /// What stands before the link to the page `show/`, and after it.
    pub const FRAME: [Text; 2] = [
        [
            "不收這些標籤的網站，多半可以放 iframe。外框裡放的是只有一個例子、盤面或數表的網頁",
            "不接受这些标签的网站，多半可以放 iframe。框架里放的是只有一个例子、盘面或数表的网页",
            "Sites that take no such tags mostly take an iframe. What goes into it is the page with a single example, board or table",
        ],
        [
            "：網址寫 show/?example=、?game=、?table=、?number= 或 ?claim=，後面接要放的東西，其餘屬性照寫（&step=3&theme=projector）；也可以直接給投影機。網頁裡另外放一次 frame.js，外框就會跟著內容變高。卡片的選單會把這些都寫好。",
            "：网址写 show/?example=、?game=、?table=、?number= 或 ?claim=，后面接要放的内容，其余属性照写（&step=3&theme=projector）；也可以直接用于投影。网页里另外放一次 frame.js，框架就会随内容变高。卡片的菜单会把这些都写好。",
            ": its address is show/?example=, ?game=, ?table=, ?number= or ?claim= with what to show, and other attributes as they are (&step=3&theme=projector); it does for a projector, too. With frame.js once in your page, the frame gets the height of what it shows. The menu of each card writes all this out.",
        ],
    ];
    /// The heading over lessons of one's own.
    pub const LESSONS: Text = ["自己寫例子", "自己写例子", "Examples of your own"];
    /// What a lesson is.
    pub const LESSON: Text = [
        "例子是一個 JSON 檔：從哪個局面開始、每一步取什麼、說什麼。局面、欄和答案都由程式算，寫錯了會說是哪一步。格式見",
        "例子是一个 JSON 文件：从哪个局面开始、每一步取什么、说什么。局面、栏和答案都由程序算，写错了会说是哪一步。格式见",
        "An example is a JSON file: the position it starts from, what each step plays and says. Positions, columns and answers are computed, and a mistake is named with its step. The format is in the",
    ];
    /// The name of the link to the schema, and what stands after it.
    pub const SCHEMA: [Text; 2] = [
        ["JSON Schema", "JSON Schema", "JSON Schema"],
        ["。", "。", "."],
    ];
}

/// What the builder of tags says.
pub struct Builder;

impl Builder {
    /// Its heading.
    pub const HEADING: Text = ["拼出要貼的標籤", "拼出要贴的标签", "Build a tag"];
    /// The name of the list of tags.
    pub const ELEMENT: Text = ["放什麼", "放什么", "What to put in"];
    /// The heading over what is to be pasted.
    pub const SNIPPET: Text = ["貼上這些", "贴上这些", "Paste this"];
    /// What it shows, whatever it is: the name of a frame, and of the link that stands in a tag.
    pub const TITLE: Text = [
        "拈：可以操作的例子",
        "拈：可以操作的例子",
        "Nim, to be played and stepped through",
    ];
    /// The button that copies it.
    pub const COPY: Text = ["複製", "复制", "Copy"];
    /// What is said when it has been copied.
    pub const COPIED: Text = ["已複製。", "已复制。", "Copied."];
    /// What is said when the browser does not allow it.
    pub const NOT_COPIED: Text = [
        "瀏覽器不讓網頁複製，請自己選取。",
        "浏览器不让网页复制，请自己选中。",
        "The browser does not let the page copy: please select the text yourself.",
    ];
    /// The heading over the picture.
    pub const PREVIEW: Text = ["看起來是這樣", "看起来是这样", "It looks like this"];
    /// What the page needs for building.
    pub const NEEDS_SCRIPT: Text = [
        "這裡要有 JavaScript 才能拼；照著上面的表自己寫也一樣。",
        "这里要有 JavaScript 才能拼；照着上面的表自己写也一样。",
        "Building needs JavaScript; writing the tag by hand, as in the tables above, does as well.",
    ];
    /// An attribute that is left to its default.
    pub const DEFAULT: Text = ["預設", "默认", "default"];
}
